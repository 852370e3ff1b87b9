/** SHA-256, written out: a page without TLS, as on a home network, is given no `crypto.subtle`. */

const ROUNDS = 64;
const BLOCK = 64;

const isPrime = (n: number) => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter(isPrime);
/** The first 32 bits behind the point. */
const fraction = (x: number) => ((x % 1) * 2 ** 32) | 0;
const KEYS = Int32Array.from(PRIMES.slice(0, ROUNDS), (prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** The message with a bit set behind it, zeros, and its length, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(message: DataView, from: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let at = 0; at < 16; at++) words[at] = message.getInt32(from + 4 * at);
  for (let at = 16; at < ROUNDS; at++) {
    const early = words[at - 15]!;
    const late = words[at - 2]!;
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + low + words[at - 7]! + high;
  }
  return words;
}

/** The digest of these bytes, in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state = START;
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    const words = schedule(view, from);
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < ROUNDS; at++) {
      const choice = (e & f) ^ (~e & g);
      const first =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + KEYS[at]! + words[at]!) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    const after = [a, b, c, d, e, f, g, h];
    state = state.map((before, at) => (before + after[at]!) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The digest of a text. */
export const digestOf = (text: string) => sha256(new TextEncoder().encode(text));

/** Bytes written in hexadecimal. */
export const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
