/** What was sent and not yet answered: sent again after a lost line, so that nothing is lost or done twice. */

import type { Incoming } from "../wire";

type Sent = Incoming & { client: string };

/** Acts and undos carry the line they are about; the server answers the same pair the same way. */
export class Outbox {
  #waiting: Sent[] = [];

  get waiting(): readonly Sent[] {
    return this.#waiting;
  }

  put(message: Sent): void {
    this.#waiting.push(message);
  }

  /** Take out what this answers; null when it answers nothing we know of. */
  answered(client: string, seq: number): Sent | null {
    const found = this.#waiting.findIndex((sent) => sent.client === client && lineOf(sent) === seq);
    return found < 0 ? null : (this.#waiting.splice(found, 1)[0] ?? null);
  }

  /** What to send again on a new line. What may not be done twice and cannot be told apart is dropped. */
  again(): readonly Sent[] {
    this.#waiting = this.#waiting.filter((sent) => sent.type === "act" || sent.type === "undo");
    return this.#waiting;
  }
}

/** The line a message is about; those that are about none are answered with 0. */
function lineOf(message: Sent): number {
  return message.type === "act" || message.type === "undo" ? message.seq : 0;
}
