/** The games of this house, asked once. */

import * as api from "../table/api";
import type { GameCard } from "../wire";
import { spoken } from "../words/words.svelte";

class Games {
  cards = $state.raw<readonly GameCard[]>([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (cards) => void (this.cards = cards),
      (wrong: unknown) => {
        this.#asked = null;
        throw wrong;
      },
    );
    return this.#asked;
  }

  card(game: string): GameCard | undefined {
    return this.cards.find((card) => card.name === game);
  }

  title(game: string): string {
    return this.card(game)?.titles[spoken.lang] ?? game;
  }
}

export const games = new Games();
