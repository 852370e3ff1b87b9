/** The lines of a table as people read them: what was taken back is gone, chat stands apart. */

import type { Told, Witnessed } from "../wire";

export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  /** The action after which one may look back, if the line is one. */
  number: number | null;
  /** The sentences of its events; empty for what the frame itself tells. */
  said: readonly string[];
  told: Told;
}

/** A line is read again with every action, for as long as its game goes on: once is enough. */
const read = new WeakMap<Told, Entry>();

function entry(told: Told): Entry {
  const known = read.get(told);
  if (known !== undefined) return known;
  const found = {
    seq: told.seq,
    at: told.at,
    kind: told.kind,
    seat: told.seat ?? null,
    number: told.kind === "started" ? 0 : told.kind === "acted" ? (told.number ?? null) : null,
    said: folded((told.events ?? []).map((event) => event.say).filter((say) => say !== "")),
    told,
  };
  read.set(told, found);
  return found;
}

/** Sentences in which the same is said several times running, once each, with how often. */
export function folded(sentences: readonly string[]): string[] {
  const runs: { say: string; times: number }[] = [];
  for (const say of sentences) {
    const last = runs.at(-1);
    if (last?.say === say) last.times += 1;
    else runs.push({ say, times: 1 });
  }
  return runs.map(({ say, times }) => (times === 1 ? say : say.replace(/\.?$/u, ` (×${times}).`)));
}

/** What happened and still holds, oldest first; chat left out. */
export function chronicle(lines: readonly Told[]): Entry[] {
  const kept: Entry[] = [];
  for (const told of lines) {
    if (told.kind === "said") continue;
    if (told.kind === "undone") {
      const back = told.number ?? 0;
      for (let at = kept.length - 1; at >= 0 && (kept[at]?.number ?? back) > back; at--) kept.splice(at, 1);
    }
    kept.push(entry(told));
  }
  return kept;
}

/** The events of the last action that stands, or of the last one up to a moment one looks back to. */
export function latest(lines: readonly Told[], moment: number | null): readonly Witnessed[] {
  const last = chronicle(lines).findLast(
    ({ number }) => number !== null && (moment === null || number <= moment),
  );
  return last?.told.events ?? [];
}

/** The action that led to a moment, if one did: nothing led to the deal. */
export function actionAt(lines: readonly Told[], moment: number): Entry | null {
  return chronicle(lines).find(({ kind, number }) => kind === "acted" && number === moment) ?? null;
}

/** The moments at which a turn had ended: after each last action of a seat before another's, or of the game. */
export function turnEnds(lines: readonly Told[]): number[] {
  const acted = chronicle(lines).filter(({ kind }) => kind === "acted");
  return acted.flatMap(({ number, seat }, at) =>
    number !== null && acted[at + 1]?.seat !== seat ? [number] : [],
  );
}

/** What the others did since the last action of these seats, oldest first; all of it before their first. */
export function since(lines: readonly Told[], mine: readonly number[]): Entry[] {
  const acted = chronicle(lines).filter(({ kind }) => kind === "acted");
  return acted.slice(acted.findLastIndex(({ seat }) => mine.includes(seat ?? -1)) + 1);
}

/** More pieces than this that come from the box at once are a new deal. */
const FEW = 3;

/** What whoever acted did themselves, in words; all that came of it where they did nothing but let it happen. */
export function deeds(entries: readonly Entry[]): readonly string[] {
  const own = entries.flatMap(({ seat, told }) =>
    (told.events ?? []).filter(({ event, say }) => say !== "" && event["seat"] === seat),
  );
  return own.length > 0 ? folded(own.map(({ say }) => say)) : entries.flatMap(({ said }) => said);
}

/** Sentences about one person as a line that names them once: "Otto pays 1, hires the Guard." */
export function inOneBreath(name: string, sentences: readonly string[]): string {
  const isTheirs = (sentence: string | undefined) => sentence?.startsWith(`${name} `) === true;
  return sentences.reduce(
    (line, sentence, at) =>
      isTheirs(sentence) && isTheirs(sentences[at - 1])
        ? `${line.replace(/\.$/u, "")}, ${sentence.slice(name.length + 1)}`
        : `${line} ${sentence}`.trim(),
    "",
  );
}

/** The pieces that events concern; a whole new deal is seen by itself and would hide what somebody did. */
export function touched(events: readonly Witnessed[]): string[] {
  const concern = events.flatMap(({ event }) =>
    typeof event["element"] === "string" ? [{ id: event["element"], done: isDone(event) }] : [],
  );
  const dealt = concern.filter(({ done }) => !done).length > FEW;
  return concern.filter(({ done }) => done || !dealt).map(({ id }) => id);
}

/** Did somebody do it, be it a rival without a seat? */
function isDone(event: Witnessed["event"]): boolean {
  return typeof event["seat"] === "number" || event["who"] !== undefined;
}

/** Everything that was witnessed and still holds, oldest first. */
export function witnessed(lines: readonly Told[]): readonly Witnessed[] {
  return chronicle(lines).flatMap(({ told }) => told.events ?? []);
}

/** What people said, oldest first. */
export function chat(lines: readonly Told[]): Told[] {
  return lines.filter((told) => told.kind === "said");
}

/** Lines known so far with those newly told: a table told anew from its first line replaces everything. */
export function merge(known: readonly Told[], told: readonly Told[]): readonly Told[] {
  const first = told[0];
  if (first === undefined) return known;
  return [...known.filter((line) => line.seq < first.seq), ...told];
}
