/** Why an account could not be kept, found again or changed: a sentence in the person's own language. */

import { ApiError } from "../../table/api";
import type { Credentials } from "../../wire";
import { say } from "../../words/words.svelte";

export type Wish = "account" | "change" | "mail" | "leaving";
export type Flaw = "login" | "passphrase";

const UNKNOWN: Partial<Record<Wish, string>> = {
  account: "refused-unknown_player",
  change: "refused-former",
};
const LOGIN = [2, 40] as const;
const PASSPHRASE = [8, 200] as const;

/** What the server would refuse without looking further. */
export function flaw({ login, passphrase }: Credentials): Flaw | null {
  if (!fits(login.trim().replace(/\s+/g, " "), LOGIN)) return "login";
  return fits(passphrase, PASSPHRASE) ? null : "passphrase";
}

/** The sentence for what went wrong. */
export function why(error: unknown, wish: Wish): string {
  if (!(error instanceof ApiError)) return say("line-lost");
  const code = error.problem.error;
  // What is full or forbidden for a while is said by the server, in the language it was asked in.
  if (code === "banned" || code.startsWith("too_many_")) return error.problem.say;
  if (error.status === 429) return say("refused-too_fast", { seconds: Math.max(1, error.wait) });
  if (code === "login_taken") return say("refused-login_taken");
  if (error.status === 401) return say(UNKNOWN[wish] ?? "session-ended");
  if (error.status === 400 && wish === "mail") return say("refused-mail");
  if (error.status === 400 && wish !== "leaving") return say("refused-login");
  return say("refused-server");
}

function fits(text: string, [least, most]: readonly [number, number]): boolean {
  const length = [...text].length;
  return length >= least && length <= most;
}
