/** The list of tables, told again by the server whenever it changes. */

import * as api from "../../table/api";
import { Connection } from "../../table/connection";
import { kept } from "../../table/kept";
import type { Lobby, TableCard } from "../../wire";
import { spoken } from "../../words/words.svelte";
import { app } from "../app/app.svelte";

/** A start that is called elsewhere waits for the words of those who look at the list: they say them from here. */
async function speakAt(mine: readonly TableCard[]): Promise<void> {
  const waiting = mine.filter(({ status }) => status === "gathering");
  if (waiting.length === 0) return;
  const { speak } = await import("../../table/deal"); // few need it here, and the first page is to be light
  for (const { id } of waiting) await speak(await api.table(id));
}

const NAME = "tables";

/** Time does not run on a list that nobody tells anew. */
const asleep = (card: TableCard): TableCard => ({ ...card, until: null });

export class LobbyLine {
  list = $state.raw<Lobby | null>(null);
  readonly #connection: Connection;
  #fellBack = false;

  /** `ended` is called when the session behind this line has come to its end. */
  constructor(ended: () => void) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection(() => `${scheme}://${location.host}/ws/lobby?lang=${spoken.lang}`, {
      after: () => 0,
      hear: (message) => {
        if (message.type !== "lobby") return;
        this.list = message;
        this.#fellBack = false;
        speakAt(message.mine).catch(() => undefined); // the next list tells again
      },
      state: (state) => {
        if (state === "closed") ended();
        if (state === "lost" || state === "open") app.away = state === "lost";
        if (state === "lost" && this.list === null) void this.#fallBack();
      },
    });
  }

  /** Without a line, one's own tables as this device has kept them. */
  async #fallBack(): Promise<void> {
    const found = await kept.find<TableCard[]>(NAME);
    if (found === null || this.list !== null) return;
    this.#fellBack = true;
    this.list = { type: "lobby", open: [], live: [], mine: found.value.map(asleep) };
  }

  /** Keep one's own tables on this device, as they were told. */
  keep(): void {
    if (this.list !== null && !this.#fellBack) void kept.put(kept.owner, NAME, this.list.mine);
  }

  end(): void {
    this.#connection.end();
  }
}
