/** The list of tables, told again by the server whenever it changes. */

import { Connection } from "../table/connection";
import type { Lobby } from "../wire";
import { spoken } from "../words/words.svelte";

export class LobbyLine {
  list = $state.raw<Lobby | null>(null);
  readonly #connection: Connection;

  /** `ended` is called when the session behind this line has come to its end. */
  constructor(ended: () => void) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection(() => `${scheme}://${location.host}/ws/lobby?lang=${spoken.lang}`, {
      after: () => 0,
      hear: (message) => {
        if (message.type === "lobby") this.list = message;
      },
      state: (state) => {
        if (state === "closed") ended();
      },
    });
  }

  end(): void {
    this.#connection.end();
  }
}
