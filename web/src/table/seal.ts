/** The fairness of the deal: the seed that is shown at the end is the one that was sealed before the first move. */

const KEY = (id: string) => `bivouac-seal-${id}`;

/** Keep the seal as it was first shown to this browser. */
export function keepSeal(id: string, commitment: string): void {
  if (commitment !== "" && localStorage.getItem(KEY(id)) === null) localStorage.setItem(KEY(id), commitment);
}

export function keptSeal(id: string): string | null {
  return localStorage.getItem(KEY(id));
}

/** SHA-256 of bytes written in hexadecimal; null where the browser does not compute (a page without TLS). */
export async function sealOf(seed: string): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined || !/^([0-9a-f]{2})+$/.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Verdict = "sealed" | "broken" | "unknown";

/** Do the seed, the seal of the table, and the seal this browser saw first all agree? */
export async function verdict(seed: string, commitment: string, seen: string | null): Promise<Verdict> {
  const seal = await sealOf(seed);
  if (seal === null || commitment === "") return "unknown";
  return seal === commitment && (seen === null || seen === commitment) ? "sealed" : "broken";
}
