/** Sentences in the player's language: the frame's own words and those of each game, both Fluent files. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { FUNCTIONS } from "./french";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export type Lang = "en" | "fr";
type Pattern = NonNullable<Message["value"]>;
export type Facts = Record<string, FluentVariable>;
export const LANGS: readonly Lang[] = ["fr", "en"];

/** A file of words in one language; an unknown id reads as itself, so that a gap is seen and nothing breaks. */
export class Words {
  readonly #bundle: FluentBundle;
  /** Patterns by their ids: most are said again and again. */
  readonly #known = new Map<string, Pattern | null>();

  constructor(lang: Lang, text: string) {
    this.#bundle = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
    // A game's own words come after those of the house and may say the same thing better.
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** More words of the same language. */
  add(text: string): void {
    this.#known.clear();
    this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id);
    return pattern === null ? id : this.#bundle.formatPattern(pattern, facts, []);
  }

  #pattern(id: string): Pattern | null {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const pattern = this.#sought(id);
    this.#known.set(id, pattern);
    return pattern;
  }

  #sought(id: string): Pattern | null {
    const [message = "", attribute] = id.split(".");
    const found = this.#bundle.getMessage(message);
    if (found === undefined) return null;
    return (attribute === undefined ? found.value : found.attributes[attribute]) ?? null;
  }
}

const FRAME: Record<Lang, Words> = {
  en: new Words("en", en),
  fr: new Words("fr", fr),
};

/** A part of the client brings words of its own. */
export function learn(texts: Readonly<Record<Lang, string>>): void {
  for (const lang of LANGS) FRAME[lang].add(texts[lang]);
}

class Spoken {
  lang = $state<Lang>("fr");
}

export const spoken = new Spoken();

/** A sentence of the frame in the language of the moment. */
export function say(id: string, facts?: Facts): string {
  return FRAME[spoken.lang].say(id, facts);
}

/** A moment as people write it, to the minute. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(spoken.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** The words for mistakes, which are fetched with the first one: most visits make none. */
const MISTAKES: Partial<Record<Lang, Words>> = {};

export async function learnMistakes(): Promise<void> {
  const [inEnglish, inFrench] = await Promise.all([
    import("./mistakes.en.ftl?raw"),
    import("./mistakes.fr.ftl?raw"),
  ]);
  MISTAKES.en = new Words("en", inEnglish.default);
  MISTAKES.fr = new Words("fr", inFrench.default);
}

/** What the server says went wrong, by its code; one that is not known yet is said in the server's own words. */
export function sayMistake(code: string, facts: Facts, otherwise: string): string {
  const known = MISTAKES[spoken.lang];
  if (known === undefined) void learnMistakes().catch(() => undefined);
  const id = `mistake-${code}`;
  return known?.has(id) === true ? known.say(id, facts) : otherwise;
}

/** Has the frame such a sentence? */
export function knows(id: string): boolean {
  return FRAME[spoken.lang].has(id);
}
