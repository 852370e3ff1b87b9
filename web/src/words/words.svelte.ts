/** Sentences in the player's language: the frame's own words and those of each game, both Fluent files. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import mistakesEn from "./mistakes.en.ftl?raw";
import mistakesFr from "./mistakes.fr.ftl?raw";

export type Lang = "en" | "fr";
export type Facts = Record<string, FluentVariable>;
export const LANGS: readonly Lang[] = ["fr", "en"];

/** A file of words in one language; an unknown id reads as itself, so that a gap is seen and nothing breaks. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, text: string) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    // A game's own words come after those of the house and may say the same thing better.
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.#pattern(id);
    return pattern === null ? id : this.#bundle.formatPattern(pattern, facts, []);
  }

  #pattern(id: string) {
    const [message = "", attribute] = id.split(".");
    const found = this.#bundle.getMessage(message);
    if (found === undefined) return null;
    return (attribute === undefined ? found.value : found.attributes[attribute]) ?? null;
  }
}

const FRAME: Record<Lang, Words> = {
  en: new Words("en", `${en}\n${mistakesEn}`),
  fr: new Words("fr", `${fr}\n${mistakesFr}`),
};

class Spoken {
  lang = $state<Lang>("fr");
}

export const spoken = new Spoken();

/** A sentence of the frame in the language of the moment. */
export function say(id: string, facts?: Facts): string {
  return FRAME[spoken.lang].say(id, facts);
}

/** What the server says went wrong, by its code; a code of a newer server is said in the server's own words. */
export function sayMistake(code: string, facts: Facts, otherwise: string): string {
  const id = `mistake-${code}`;
  return knows(id) ? say(id, facts) : otherwise;
}

/** Has the frame such a sentence? */
export function knows(id: string): boolean {
  return FRAME[spoken.lang].has(id);
}
