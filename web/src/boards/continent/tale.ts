/** An expedition told again as a journal of the voyage: what was read aloud, region by region. */

import type { Witnessed } from "../../wire";
import type { Card } from "./cards";
import type { Event } from "./outlook";

export interface Chapter {
  /** The region it is set in; nothing for what comes before the first step. */
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What is told whole. */
const TOLD: ReadonlySet<string> = new Set<Event["kind"]>([
  "introduction",
  "clue",
  "explorer",
  "start",
  "flip",
  "take",
  "replace",
  "camp",
  "exhausted",
  "spared",
  "lift",
  "eliminate",
  "retire",
  "join",
  "home",
  "stay",
  "end",
]);
/** Of these only the voice of the card is told, not the count before it. */
const COUNTED: ReadonlySet<string> = new Set<Event["kind"]>(["success", "failure"]);
const COUNT = /^[^.]*\.\s*/;

/** Of these the card's own words are told, from its name on, not who took it. */
const NAMED: ReadonlySet<string> = new Set<Event["kind"]>(["take", "flip", "replace"]);

function paragraphOf({ event, say }: Witnessed, name: string): string {
  const kind = String(event["kind"]);
  if (NAMED.has(kind)) return say.slice(Math.max(0, name === "" ? 0 : say.indexOf(name)));
  if (TOLD.has(kind)) return say;
  return COUNTED.has(kind) ? say.replace(COUNT, "") : "";
}

/** What the tale wants to know of a card. */
type Known = Pick<Card, "group" | "region" | "name">;

/**
 * The chapters of what was witnessed from the first moment on; a card says in which region it lies. What was read
 * before is not told again: one passes the same places more than once. A night is, each time.
 */
export function tale(
  witnessed: readonly Witnessed[],
  cardOf: (kind: string) => Known | undefined,
): Chapter[] {
  const chapters: { title: string; paragraphs: string[] }[] = [];
  const told = new Set<string>();
  let region = "";
  for (const one of witnessed) {
    const card = cardOf(String(one.event["card"] ?? ""));
    const text = paragraphOf(one, card?.name ?? "");
    if (text !== "" && card?.group === "terrain") region = card.region;
    if (text === "" || (told.has(text) && one.event["kind"] !== "camp")) continue;
    told.add(text);
    const last = chapters.at(-1);
    if (last?.title === region) last.paragraphs.push(text);
    else chapters.push({ title: region, paragraphs: [text] });
  }
  return chapters;
}

/** The same as a plain text, to be sent to friends. */
export function plain(title: string, chapters: readonly Chapter[]): string {
  const parts = chapters.map(({ title, paragraphs }) =>
    [...(title === "" ? [] : [title.toUpperCase()]), ...paragraphs].join("\n\n"),
  );
  return `${[title, ...parts].join("\n\n")}\n`;
}
