/** My own actions of late, so that what was taken back can be played again. */

import type { Told } from "../wire";

export class Turns {
  #sent: string | null = null;
  #done: { number: number; text: string }[] = [];
  #back: string[] = [];

  sent(text: string): void {
    this.#sent = text;
  }

  /** Hear what was written; returns what may be played again, the next one last. */
  heard(lines: readonly Told[], mine: readonly number[]): readonly string[] {
    for (const line of lines) {
      if (line.kind === "acted") this.#acted(line, mine);
      else if (line.kind === "undone") this.#undone(line.number ?? 0);
    }
    return [...this.#back];
  }

  #acted(line: Told, mine: readonly number[]): void {
    const text = mine.includes(line.seat ?? -1) ? this.#sent : null;
    this.#sent = null;
    if (text === null) {
      this.#done = [];
      this.#back = [];
      return;
    }
    this.#done.push({ number: line.number ?? 0, text });
    // Playing the same again keeps what came after it; anything else begins another story.
    if (this.#back.at(-1) === text) this.#back.pop();
    else this.#back = [];
  }

  #undone(number: number): void {
    const gone = this.#done.filter((act) => act.number > number);
    this.#done = this.#done.filter((act) => act.number <= number);
    this.#back.push(...gone.reverse().map((act) => act.text));
  }
}
