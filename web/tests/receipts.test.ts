import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  agrees,
  dealText,
  keepCommitment,
  keepDeal,
  keepEnd,
  keptOf,
  newPledge,
  readJournal,
  signatureFits,
  verdict,
  type Kept,
} from "../src/table/receipts";
import { digestOf, hexOf, sha256 } from "../src/table/sha256";
import type { Receipt, SeatView, TableView } from "../src/wire";

const SEED = "07".repeat(32);
const COMMITMENT = sha256(new Uint8Array(32).fill(7));
const WORDS = ["fern", "", "lamp"];
const PLEDGES = WORDS.map((word) => (word === "" ? "" : digestOf(word)));

const head = (words: readonly string[], draws = 1, seed = SEED) =>
  `bivouac: 1\ngame: takara\nrules: 1\nseats: 3\noptions: {}\ncommitment: ${COMMITMENT}\n` +
  `${draws === 1 ? "" : `draws: ${draws}\n`}words: ${JSON.stringify(words)}\nseed: ${seed}\n\n`;
const lines = "lend 1 greedy\n1 0 dig 3\nseal 5f\n";
const journal = (text = head(WORDS) + lines) =>
  `${text}signed ${"a1".repeat(32)} ${"b2".repeat(64)}\nend 0c\n`;

const RECEIPT: Receipt = {
  table: "t1",
  game: "takara",
  commitment: COMMITMENT,
  draws: 1,
  pledges: PLEDGES,
  key: "a1".repeat(32),
  promise: "",
  words: { 0: "fern" },
};
const kept = (receipt: Receipt | null = RECEIPT): Kept => ({
  words: {},
  commitments: { 1: COMMITMENT },
  receipt,
});
const of = (papers: Kept, text = journal()) => verdict(papers, readJournal(text));

describe("a journal beside what was kept", () => {
  test("proves a deal with my word in it", () => expect(of(kept())).toBe("proved"));

  test("proves less without a word of mine", () => {
    expect(of(kept(null))).toBe("wordless");
    expect(of(kept({ ...RECEIPT, words: {} }))).toBe("wordless");
  });

  test("says nothing about a table that made no promise", () => {
    expect(of(kept(null), "bivouac: 1\nseed: 42\n\n1 0 dig\n")).toBe("unknown");
  });

  test("is betrayed by another seed, another commitment, other words, another count of draws", () => {
    expect(of(kept(), journal(head(WORDS, 1, "08".repeat(32)) + lines))).toBe("broken");
    expect(of({ ...kept(), commitments: { 1: "f".repeat(64) } })).toBe("broken");
    expect(of(kept(), journal(head(["moss", "", "lamp"]) + lines))).toBe("broken");
    expect(of(kept(), journal(head(["fern", "", "moss"]) + lines))).toBe("broken");
    expect(of(kept(), journal(head(["fern", "moss", "lamp"]) + lines))).toBe("broken");
    expect(of(kept(), journal(head(WORDS, 2) + lines))).toBe("broken");
    expect(of({ ...kept(null), commitments: { 1: COMMITMENT, 2: "f".repeat(64) } })).toBe("broken");
  });

  test("is betrayed by lines that were changed after it was first shown", () => {
    const digest = digestOf(head(WORDS) + lines);
    expect(of(kept({ ...RECEIPT, digest }))).toBe("proved");
    const changed = journal(head(WORDS) + lines.replace("greedy", "random"));
    expect(of(kept({ ...RECEIPT, digest }), changed)).toBe("broken");
  });
});

describe("what is kept", () => {
  const seat = (pledge: string): SeatView => ({
    kind: "human",
    name: "",
    taken: true,
    bot: "",
    lent: false,
    resigned: false,
    advised: 0,
    pledge,
    worded: false,
    away: null,
  });
  const view = (changes: Partial<TableView> = {}) =>
    ({ id: "t1", commitment: COMMITMENT, draws: 1, seats: PLEDGES.map(seat), ...changes }) as TableView;

  beforeEach(() => {
    const shelf = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
    });
  });

  test("a word nobody can guess, by the pledge that is given for it", () => {
    const [first, second] = [newPledge("t1"), newPledge("t1")];
    const { words } = keptOf("t1");
    expect(words[first]).toMatch(/^[0-9a-f]{32}$/);
    expect(digestOf(words[first] ?? "")).toBe(first);
    expect(words[second]).not.toBe(words[first]);
  });

  test("the commitment to each draw as it was first shown", () => {
    keepCommitment(view());
    keepCommitment(view({ commitment: "f".repeat(64) }));
    keepCommitment(view({ commitment: "e".repeat(64), draws: 2 }));
    expect(keptOf("t1").commitments).toEqual({ 1: COMMITMENT, 2: "e".repeat(64) });
  });

  test("the deal, and the first end that was shown", () => {
    keepDeal(RECEIPT, { 0: "fern" });
    keepEnd({ ...RECEIPT, digest: "first", signature: "one" });
    keepEnd({ ...RECEIPT, digest: "second", signature: "two" });
    expect(keptOf("t1").receipt).toEqual({ ...RECEIPT, digest: "first", signature: "one" });
  });

  test("the end also of a deal in which there is no word of mine", () => {
    keepEnd({ ...RECEIPT, digest: "first", signature: "one" });
    expect(keptOf("t1").receipt).toEqual({ ...RECEIPT, digest: "first", signature: "one", words: {} });
  });

  test("nothing, where storage holds something else", () => {
    localStorage.setItem("bivouac-receipt-t1", "not JSON");
    expect(keptOf("t1")).toEqual({ words: {}, commitments: {}, receipt: null });
  });

  test("the house must put in writing what it has shown", () => {
    const shown = kept(null);
    expect(agrees(RECEIPT, view(), shown)).toBe(true);
    expect(agrees({ ...RECEIPT, table: "t2" }, view(), shown)).toBe(false);
    expect(agrees({ ...RECEIPT, draws: 2 }, view(), shown)).toBe(false);
    expect(agrees({ ...RECEIPT, pledges: ["", "", ""] }, view(), shown)).toBe(false);
    expect(agrees({ ...RECEIPT, commitment: "f".repeat(64) }, view(), shown)).toBe(false);
    const other = "f".repeat(64);
    expect(agrees({ ...RECEIPT, commitment: other }, view({ commitment: other }), shown)).toBe(false);
  });
});

describe("signatures", () => {
  test("the deal is written as the house signs it", () => {
    expect(dealText({ ...RECEIPT, commitment: "9f", draws: 2, pledges: ["5c", ""] })).toBe(
      'bivouac deal: 1\ntable: t1\ngame: takara\ncommitment: 9f\ndraws: 2\npledges: ["5c", ""]\n',
    );
  });

  test("fit the text they were made for, and no other", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const key = hexOf(publicKey.export({ format: "der", type: "spki" }).subarray(-32));
    const signature = hexOf(sign(null, Buffer.from("the deal"), privateKey));
    expect(await signatureFits(key, signature, "the deal")).toBe(true);
    expect(await signatureFits(key, signature, "a deal")).toBe(false);
    expect(await signatureFits("no key", signature, "the deal")).toBe(null);
  });
});
