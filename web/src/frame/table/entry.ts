/** A line of the table's journal as a sentence: the game's own, or one of the frame's. */

import type { Entry } from "../../table/chronicle";
import type { Told, Witnessed } from "../../wire";
import { say, spoken } from "../../words/words.svelte";
import { day } from "../home/left";

const SILENT = new Set(["pledged", "called", "worded", "signed", "followed"]);

/** What is read to everybody before the first move. */
const READ_ALOUD = new Set(["introduction", "clue"]);

const whoOf = (told: Told, names: readonly string[]) =>
  told.name ?? (told.silent ?? []).map((seat) => names[seat] ?? "").join(", ");

export function tell(entry: Entry, names: readonly string[]): string {
  const { told } = entry;
  // The deal has a sentence for every pile: people want the opening of a story, and to know who begins.
  if (entry.kind === "started") {
    const opening = (told.events ?? []).filter(({ event }) => READ_ALOUD.has(String(event["kind"])));
    return [say("line-started"), ...opening.map(({ say: said }) => said), ...entry.said.slice(-1)].join(" ");
  }
  if (entry.said.length > 0) return entry.said.join(" ");
  if (entry.kind === "acted" || SILENT.has(entry.kind)) return "";
  return say(`line-${entry.kind}`, {
    who: entry.seat === null ? whoOf(told, names) : (names[entry.seat] ?? ""),
    number: told.number ?? 0,
    agrees: told.agrees === true ? "yes" : "no",
    late: told.late === true ? "yes" : "no",
    plan: told.plan ?? "",
    reason: told.reason ?? "",
    onlookers: told.onlookers ?? "",
    order: told.order || "none",
    // A vacation that ends as it is told is one that somebody has come back from.
    back: (told.ends ?? 0) < told.at + 1_000 ? "yes" : "no",
    day: day(spoken.lang, told.ends ?? 0),
  });
}

/** What is told of a line, parted where an opponent without a seat acts on its own. */
export interface Voice {
  text: string;
  rival: boolean;
}

/** A line of the journal: what one voice says in an entry. */
export interface JournalLine extends Voice {
  entry: Entry;
  part: number;
}

/** The lines of the journal; those already known stay the same, so that only new ones are drawn. */
export class Journal {
  #spokenBy = "";
  #known = new WeakMap<Entry, readonly JournalLine[]>();

  lines(entries: readonly Entry[], names: readonly string[]): JournalLine[] {
    const speakers = [spoken.lang, ...names].join("\n");
    if (speakers !== this.#spokenBy) this.#known = new WeakMap();
    this.#spokenBy = speakers;
    return entries.flatMap((entry) => this.#known.get(entry) ?? this.#read(entry, names));
  }

  #read(entry: Entry, names: readonly string[]): readonly JournalLine[] {
    const found = (isOnlyATurn(entry) ? [] : voices(entry, names))
      .map((voice, part) => ({ entry, part, ...voice }))
      .filter(({ text }) => text !== "");
    this.#known.set(entry, found);
    return found;
  }
}

/** Does it tell whose turn it is now, and nothing else? The prompt says that, the journal would be full of it. */
function isOnlyATurn({ kind, told }: Entry): boolean {
  const said = (told.events ?? []).filter(({ say: words }) => words !== "");
  const isATurn = ({ event }: Witnessed) => event["kind"] === "turn" && event["round"] !== undefined;
  return kind === "acted" && said.length > 0 && said.every(isATurn);
}

export function voices(entry: Entry, names: readonly string[]): Voice[] {
  const told = (entry.told.events ?? []).filter(({ say: said }) => said !== "");
  const isRival = ({ event }: Witnessed) => event["seat"] === null && event["who"] !== undefined;
  if (entry.kind !== "acted" || !told.some(isRival)) return [{ text: tell(entry, names), rival: false }];
  const parts: Voice[] = [];
  for (const witnessed of told) {
    const [rival, last] = [isRival(witnessed), parts.at(-1)];
    if (last?.rival === rival) last.text += ` ${witnessed.say}`;
    else parts.push({ text: witnessed.say, rival });
  }
  return parts;
}
