/** What French does to a small word before a name, as the server does it: d’Otto, qu’Ada, du Baron. */

import type { FluentFunction } from "@fluent/bundle";

const ARTICLES: Readonly<Record<string, string>> = { le: "du", les: "des" };

const elides = (said: string) => /^[aeiouyhœæ]/iu.test(said.normalize("NFD"));

export function de(said: string): string {
  const [article = "", ...rest] = said.split(" ");
  const melted = ARTICLES[article.toLowerCase()];
  if (melted !== undefined && rest.length > 0) return [melted, ...rest].join(" ");
  return elides(said) ? `d’${said}` : `de ${said}`;
}

export const que = (said: string) => (elides(said) ? `qu’${said}` : `que ${said}`);

const spelt =
  (say: (said: string) => string): FluentFunction =>
  ([name]) =>
    say(String(name));

/** What a sentence may call on: `{ DE($who) }`. */
export const FUNCTIONS = { DE: spelt(de), QUE: spelt(que) };
