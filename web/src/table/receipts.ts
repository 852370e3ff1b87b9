/** What this browser keeps of a deal, and what that proves once the journal is shown. */

import type { Receipt, TableView } from "../wire";
import { bytesOf, digestOf, hexOf, sha256 } from "./sha256";

export interface Kept {
  /** My words, by the pledge I gave for each. */
  words: Record<string, string>;
  /** The commitment that was shown for each draw of the seed. */
  commitments: Record<number, string>;
  /** The house's signed word about the deal, with my words; null before the start was called. */
  receipt: Receipt | null;
}

const KEY = (id: string) => `bivouac-receipt-${id}`;
const nothing = (): Kept => ({ words: {}, commitments: {}, receipt: null });

export function keptOf(id: string): Kept {
  try {
    return { ...nothing(), ...(JSON.parse(localStorage.getItem(KEY(id)) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing();
  }
}

function keep(id: string, change: (kept: Kept) => void): void {
  const kept = keptOf(id);
  change(kept);
  localStorage.setItem(KEY(id), JSON.stringify(kept));
}

/** A word nobody can guess, kept here; what others are told of it is the digest that is returned. */
export function newPledge(id: string): string {
  const word = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const pledge = digestOf(word);
  keep(id, (kept) => (kept.words[pledge] = word));
  return pledge;
}

/** Keep the commitment to each draw as it was first shown. */
export function keepCommitment(view: TableView): void {
  if (view.commitment === "" || keptOf(view.id).commitments[view.draws] !== undefined) return;
  keep(view.id, (kept) => (kept.commitments[view.draws] = view.commitment));
}

/** Does the house put in writing exactly what it has shown to this browser? */
export function agrees(receipt: Receipt, view: TableView, kept: Kept): boolean {
  return (
    receipt.table === view.id &&
    receipt.draws === view.draws &&
    receipt.commitment === view.commitment &&
    receipt.commitment === (kept.commitments[view.draws] ?? view.commitment) &&
    receipt.pledges.join() === view.seats.map((seat) => seat.pledge).join()
  );
}

/** Keep the deal before a word is said. */
export function keepDeal(receipt: Receipt, words: Record<number, string>): void {
  keep(receipt.table, (kept) => (kept.receipt = { ...receipt, words }));
}

/** Add the signature of the journal, as it was first shown. */
export function keepEnd(ended: Receipt): void {
  keep(ended.table, (kept) => {
    const deal = kept.receipt ?? { ...ended, digest: "", words: {} };
    if (!deal.digest) kept.receipt = { ...deal, digest: ended.digest, signature: ended.signature };
  });
}

/** The deal as the house signs it. */
export const dealText = (receipt: Receipt) =>
  `bivouac deal: 1\ntable: ${receipt.table}\ngame: ${receipt.game}\ncommitment: ${receipt.commitment}\n` +
  `draws: ${receipt.draws}\npledges: [${receipt.pledges.map((pledge) => `"${pledge}"`).join(", ")}]\n`;

/** What a journal says about its deal, and the text its signature covers. */
export interface Paper {
  commitment: string;
  draws: number;
  words: readonly string[];
  seed: string;
  above: string;
  key: string;
  signature: string;
}

export function readJournal(text: string): Paper {
  const [head = ""] = text.split("\n\n", 1);
  const said = new Map(head.split("\n").map((line) => [line.split(": ", 1)[0], line.replace(/^.*?: /, "")]));
  const signed = /^signed ([0-9a-f]+) ([0-9a-f]+)$/m.exec(text);
  return {
    commitment: said.get("commitment") ?? "",
    draws: Number(said.get("draws") ?? 1),
    words: JSON.parse(said.get("words") ?? "[]") as string[],
    seed: said.get("seed") ?? "",
    above: signed === null ? "" : text.slice(0, signed.index),
    key: signed?.[1] ?? "",
    signature: signed?.[2] ?? "",
  };
}

/** `proved`: my word is in a deal that was settled before; `wordless`: settled, but without a word of mine. */
export type Verdict = "proved" | "wordless" | "broken" | "unknown";

/** What the journal proves to whoever has kept this. */
export function verdict(kept: Kept, paper: Paper): Verdict {
  if (paper.commitment === "") return "unknown";
  if (sha256(bytesOf(paper.seed)) !== paper.commitment) return "broken";
  if (!seenSo(kept, paper)) return "broken";
  const { receipt } = kept;
  if (receipt === null) return "wordless";
  if (receipt.commitment !== paper.commitment || receipt.draws !== paper.draws) return "broken";
  if (receipt.pledges.some((pledge, seat) => pledge !== pledgeIn(paper, seat))) return "broken";
  if (receipt.digest && receipt.digest !== digestOf(paper.above)) return "broken";
  const mine = Object.entries(receipt.words ?? {});
  if (mine.some(([seat, word]) => paper.words[Number(seat)] !== word)) return "broken";
  return mine.length > 0 ? "proved" : "wordless";
}

const pledgeIn = (paper: Paper, seat: number) => {
  const word = paper.words[seat] ?? "";
  return word === "" ? "" : digestOf(word);
};

/** Is the journal's deal the last that was shown here? */
function seenSo(kept: Kept, paper: Paper): boolean {
  const draws = Object.keys(kept.commitments).map(Number);
  return (
    draws.every((draw) => draw <= paper.draws) &&
    (kept.commitments[paper.draws] ?? paper.commitment) === paper.commitment
  );
}

/** Is it the signature of the text? Null where the browser cannot tell. */
export async function signatureFits(key: string, signature: string, text: string): Promise<boolean | null> {
  try {
    const known = await crypto.subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", known, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return null;
  }
}
