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

function paragraphOf({ event, say }: Witnessed): string {
  const kind = String(event["kind"]);
  if (TOLD.has(kind)) return say;
  return COUNTED.has(kind) ? say.replace(COUNT, "") : "";
}

/** The chapters of what was witnessed from the first moment on; a card says in which region it lies. */
export function tale(
  witnessed: readonly Witnessed[],
  cardOf: (kind: string) => Pick<Card, "group" | "region"> | undefined,
): Chapter[] {
  const chapters: { title: string; paragraphs: string[] }[] = [];
  for (const one of witnessed) {
    const text = paragraphOf(one);
    if (text === "") continue;
    const card = cardOf(String(one.event["card"] ?? ""));
    const region = card?.group === "terrain" ? card.region : "";
    const last = chapters.at(-1);
    if (last === undefined || (region !== "" && region !== last.title))
      chapters.push({ title: region, paragraphs: [text] });
    else if (last.paragraphs.at(-1) !== text) last.paragraphs.push(text);
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
