/** What French does to a small word before a name, as the server does it: d’Otto, qu’Ada, du Baron, au Baron. */

import type { FluentFunction } from "@fluent/bundle";

const OF: Readonly<Record<string, string>> = { le: "du", les: "des" };
const TO: Readonly<Record<string, string>> = { le: "au", les: "aux" };

const elides = (said: string) => /^[aeiouyhœæ]/iu.test(said.normalize("NFD"));

function melted(said: string, articles: typeof OF): string | null {
  const [article = "", ...rest] = said.split(" ");
  const found = articles[article.toLowerCase()];
  return found !== undefined && rest.length > 0 ? [found, ...rest].join(" ") : null;
}

export const de = (said: string) => melted(said, OF) ?? (elides(said) ? `d’${said}` : `de ${said}`);

export const a = (said: string) => melted(said, TO) ?? `à ${said}`;

export const que = (said: string) => (elides(said) ? `qu’${said}` : `que ${said}`);

const spelt =
  (say: (said: string) => string): FluentFunction =>
  ([name]) =>
    say(String(name));

/** What a sentence may call on: `{ DE($who) }`. */
export const FUNCTIONS = { A: spelt(a), DE: spelt(de), QUE: spelt(que) };
