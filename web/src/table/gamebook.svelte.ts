/** All that is said about a game in the language of the moment: its words, its pieces, its rulings. */

import type { CatalogueEntry } from "../boards/board";
import { spoken, Words, type Facts, type Lang } from "../words/words.svelte";
import * as api from "./api";

interface Pages {
  words: Words;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  rulings: ReadonlyMap<string, api.Ruling>;
}

const EMPTY: Pages = { words: new Words("en", ""), catalogue: new Map(), rulings: new Map() };

export class Gamebook {
  readonly game: string;
  #pages = $state.raw<Partial<Record<Lang, Pages>>>({});

  constructor(game: string) {
    this.game = game;
  }

  /** Have the pages of a language; asked once. */
  async open(lang: Lang): Promise<void> {
    if (this.#pages[lang] !== undefined) return;
    const [text, catalogue, rulings] = await Promise.all([
      api.gameWords(this.game, lang),
      api.catalogue(this.game, lang),
      api.rulings(this.game, lang),
    ]);
    const pages: Pages = {
      words: new Words(lang, text),
      catalogue: new Map(catalogue.map((entry) => [entry.id, entry])),
      rulings: new Map(rulings.map((ruling) => [ruling.id, ruling])),
    };
    this.#pages = { ...this.#pages, [lang]: pages };
  }

  /** Until a new language is here, the one before keeps the table readable. */
  get #open(): Pages {
    return this.#pages[spoken.lang] ?? this.#pages.fr ?? this.#pages.en ?? EMPTY;
  }

  /** Can anything be said at all? */
  get ready(): boolean {
    return this.#open !== EMPTY;
  }

  get catalogue(): ReadonlyMap<string, CatalogueEntry> {
    return this.#open.catalogue;
  }

  get rulings(): ReadonlyMap<string, api.Ruling> {
    return this.#open.rulings;
  }

  say(id: string, facts?: Facts): string {
    return this.#open.words.say(id, facts);
  }

  knows(id: string): boolean {
    return this.#open.words.has(id);
  }
}

const books = new Map<string, Gamebook>();

export function gamebook(game: string): Gamebook {
  const known = books.get(game) ?? new Gamebook(game);
  books.set(game, known);
  return known;
}
