/** The socket of a table: comes back by itself, with the last line it knows, and sends again what was unanswered. */

import type { Incoming, Outgoing } from "../wire";
import { Outbox } from "./outbox";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** Close codes after which coming back would change nothing. */
const FINAL = new Set([4401, 4403, 4404, 4410, 4430]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;

export interface Listener {
  /** The last line the table knows, to be asked for what comes after. */
  after(): number;
  hear(message: Outgoing): void;
  state(state: LineState, code: number): void;
}

/** How long to wait before the nth attempt: twice as long each time, spread so that not all come at once. */
export function wait(attempt: number, spread: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + spread / 2);
}

export class Connection {
  readonly client = crypto.randomUUID().slice(0, 12);
  readonly #outbox = new Outbox();
  readonly #listener: Listener;
  readonly #address: (after: number) => string;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  #ended = false;

  constructor(address: (after: number) => string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#drop);
    this.#connect();
  }

  get busy(): boolean {
    return this.#outbox.waiting.length > 0;
  }

  send(message: Incoming): void {
    if (message.type !== "ping" && message.type !== "speak") this.#outbox.put(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Open the line anew, as whoever one is now: a socket speaks for the cookie it was opened with. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    old?.close();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#drop);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #connect(): void {
    this.#listener.state("connecting", 0);
    const socket = new WebSocket(this.#address(this.#listener.after()));
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #opened(): void {
    this.#attempt = 0;
    this.#heard = true;
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#listener.state("open", 0);
    for (const message of this.#outbox.again()) this.#socket?.send(JSON.stringify(message));
  }

  /** A line that answers nothing for a whole beat is dead, whatever the browser believes. */
  #beat(): void {
    if (!this.#heard) {
      this.#drop();
      return;
    }
    this.#heard = false;
    this.send({ type: "ping", client: this.client });
  }

  #hear(message: Outgoing): void {
    this.#heard = true;
    if (message.type === "ack" || message.type === "refused" || message.type === "stale") {
      this.#outbox.answered(message.client, message.seq);
    }
    this.#listener.hear(message);
  }

  #lost(code: number): void {
    clearInterval(this.#heartbeat);
    this.#socket = null;
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.#listener.state("closed", code);
      return;
    }
    this.#listener.state("lost", code);
    this.#timer = setTimeout(() => this.#connect(), wait(this.#attempt++, Math.random()));
  }

  #hurry = (): void => {
    if (this.#socket !== null || this.#ended) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #drop = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    socket.close();
    // The closing handshake of a dead line may take minutes: do not wait for it.
    this.#lost(1006);
  };
}
