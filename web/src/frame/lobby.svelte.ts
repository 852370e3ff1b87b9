/** The list of tables, told again by the server whenever it changes. */

import * as api from "../table/api";
import { Connection } from "../table/connection";
import { Attendance } from "../table/deal";
import { keptOf } from "../table/receipts";
import type { Lobby } from "../wire";
import { spoken } from "../words/words.svelte";

/** A start that is called elsewhere waits for the words of those who look at the list: they say them from here. */
async function attendAll({ mine }: Lobby, attendance: Attendance): Promise<void> {
  for (const { id, status } of mine) {
    if (status !== "gathering" || Object.keys(keptOf(id).words).length === 0) continue;
    await api
      .table(id)
      .then((view) => attendance.attend(view))
      .catch(() => undefined); // the next list tells again
  }
}

export class LobbyLine {
  list = $state.raw<Lobby | null>(null);
  readonly #connection: Connection;
  readonly #attendance = new Attendance();

  /** `ended` is called when the session behind this line has come to its end. */
  constructor(ended: () => void) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection(() => `${scheme}://${location.host}/ws/lobby?lang=${spoken.lang}`, {
      after: () => 0,
      hear: (message) => {
        if (message.type !== "lobby") return;
        this.list = message;
        void attendAll(message, this.#attendance);
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
