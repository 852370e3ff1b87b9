/** A deal that nobody chooses: a word is drawn here, pledged on sitting down, and said once the start is called. */

import type { Receipt, TableView } from "../wire";
import { say } from "../words/words.svelte";
import * as api from "./api";
import {
  agrees,
  dealText,
  keepCommitment,
  keepDeal,
  keepEnd,
  keptOf,
  newPledge,
  signatureFits,
} from "./receipts";

/** The house has put another deal in writing than the one it showed: no word is said to it. */
export class Distrust extends api.ApiError {
  constructor() {
    super(0, {
      error: "distrust",
      say: say("deal-distrust"),
      refusal: null,
      code: "",
      facts: {},
      detail: "",
    });
  }
}

/** Sit down, bound to a word nobody else knows. */
export async function sit(
  view: TableView,
  wish: { seat?: number; name?: string; key?: string },
): Promise<void> {
  keepCommitment(view);
  await api.join(view.id, { ...wish, word_hash: newPledge(view.id) });
}

/** Call the start, and say the words of my seats. */
export async function begin(id: string): Promise<void> {
  await speak(await api.start(id));
}

const speaking = new Set<string>();

/** Say the words of my seats that are waited for, once the house has signed the deal as it was shown here. */
export async function speak(view: TableView): Promise<void> {
  const kept = keptOf(view.id);
  const mine = new Map(
    view.mine.flatMap((seat) => {
      const word = kept.words[view.seats[seat]?.pledge ?? ""];
      return word === undefined ? [] : [[seat, word] as const];
    }),
  );
  if (!view.calling || mine.size === 0 || speaking.has(view.id)) return;
  speaking.add(view.id);
  try {
    const receipt = await api.receipt(view.id);
    const signed = await signatureFits(receipt.key, receipt.promise, dealText(receipt));
    if (!agrees(receipt, view, kept) || signed === false) throw new Distrust();
    keepDeal(receipt, Object.fromEntries(mine));
    for (const [seat, word] of mine) {
      if (view.seats[seat]?.worded === false) await api.sayWord(view.id, seat, word);
    }
  } finally {
    speaking.delete(view.id);
  }
}

/** Whoever sits at a table that gathers: pledges for seats that have none, and speaks when it is time. */
export class Attendance {
  readonly #tried = new Set<string>();

  async attend(view: TableView): Promise<void> {
    if (view.status !== "gathering") return;
    keepCommitment(view);
    if (view.calling) return speak(view);
    for (const seat of view.mine) {
      // A pledge of which this browser knows no word was given on another device, which may be gone.
      const known = (view.seats[seat]?.pledge ?? "") in keptOf(view.id).words;
      const attempt = `${view.id} ${view.draws} ${seat}`;
      if (known || this.#tried.has(attempt)) continue;
      this.#tried.add(attempt);
      try {
        await api.join(view.id, { seat, word_hash: newPledge(view.id) });
      } catch (lost) {
        this.#tried.delete(attempt); // the line, or the start was called meanwhile: the next news tells
        throw lost;
      }
    }
  }
}

/** The receipt with the journal's signature, kept from the moment it is first shown. */
export async function receiptAtEnd(id: string): Promise<Receipt | null> {
  keepEnd(await api.receipt(id));
  return keptOf(id).receipt;
}
