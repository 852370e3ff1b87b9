/** The heads of the fifteen guardians, on a plate of 40 × 40: carved, painted, awake. */

import { type Pictures, ink } from "./pen";

const HEADS: Pictures = {
  // Stone Heron
  guardian_1: [
    "s M14 38q-2 -16 4 -22q8 -6 13 0q4 6 -2 9q-6 2 -5 13Z",
    "g M29 16l10 4l-11 4Z",
    "n M17 15q-8 -4 -14 -12q12 2 20 8Z",
    "g O25 17 2.6",
    "i O25.4 17 1.1",
  ],
  // Masked Ape
  guardian_2: [
    "w M6 20q0 -16 14 -16t14 16q0 8 -4 12q-4 5 -10 5t-10 -5q-4 -4 -4 -12Z",
    "r M9 15q11 -6 22 0q0 9 -8 9h-6q-8 0 -8 -9Z",
    "g M12 17l6 2l-5 2ZM28 17l-6 2l5 2Z",
    "o M13 27q7 -4 14 0q1 8 -7 8t-7 -8Z",
    "- M15 30q5 2 10 0M18 26l1 1M22 26l-1 1",
  ],
  // Moss Boar
  guardian_3: [
    "l M8 16q2 -12 12 -12t12 12q2 20 -12 20t-12 -20Z",
    "c M8 14l-5 -10l10 5ZM32 14l5 -10l-10 5Z",
    "c M13 26q7 -5 14 0v6q-7 4 -14 0Z",
    "p M12 31q-5 -2 -5 -9q3 4 7 5ZM28 31q5 -2 5 -9q-3 4 -7 5Z",
    "g M12 18l6 2l-5 2ZM28 18l-6 2l5 2Z",
    "i O17.5 29 1.2 O22.5 29 1.2",
  ],
  // Horned Tortoise
  guardian_4: [
    "l M4 24q2 -18 16 -18t16 18q-16 6 -32 0Z",
    "- M14 8l2 8h8l2 -8M16 16l-6 9M24 16l6 9",
    "c M12 26q8 -6 16 0q2 11 -8 11t-8 -11Z",
    "p M13 27l-7 -6l9 2ZM27 27l7 -6l-9 2Z",
    "g O16 30 1.8 O24 30 1.8",
    "- M16 34q4 2 8 0",
  ],
  // Night Bat
  guardian_5: [
    "n M4 4l10 9q6 -3 12 0l10 -9q2 14 -4 22q-4 10 -12 10t-12 -10q-6 -8 -4 -22Z",
    "u M8 10l6 6l-4 5ZM32 10l-6 6l4 5Z",
    "g M12 21l7 2l-6 3ZM28 21l-7 2l6 3Z",
    "r M16 30q4 -3 8 0l-2 1l-1 4l-1 -4l-1 4l-1 -4Z",
  ],
  // Feathered Serpent
  guardian_6: [
    "r M20 2l4 9l9 -6l-2 10l8 2l-8 6l-22 0l-8 -6l8 -2l-2 -10l9 6Z",
    "l M9 18q11 -8 22 0q2 12 -5 17h-12q-7 -5 -5 -17Z",
    "g M12 20l7 2l-6 4ZM28 20l-7 2l6 4Z",
    "p M15 31h10l-2 3h-6Z",
    "r M20 33v6M20 39l-3 -1M20 39l3 -1",
  ],
  // Cave Bear
  guardian_7: [
    "w O9 10 5 O31 10 5",
    "w M5 21q0 -15 15 -15t15 15q0 15 -15 15t-15 -15Z",
    "o M12 26q8 -6 16 0q1 9 -8 9t-8 -9Z",
    "i M17 25h6l-3 4Z",
    "g O14 18 2.4 O26 18 2.4",
    "i O14 18 1 O26 18 1 M16 32q4 2 8 0Z",
  ],
  // Golden Toad
  guardian_8: [
    "g M4 24q0 -12 16 -12t16 12q0 12 -16 12t-16 -12Z",
    "g O11 12 6 O29 12 6",
    "n O11 12 2.8 O29 12 2.8",
    "- M6 25q14 9 28 0M17 19v1M23 19v1",
    "r M15 31q5 3 10 0l-2 4h-6Z",
  ],
  // River Crocodile
  guardian_9: [
    "l M12 4h16q6 8 4 18l-5 14q-7 4 -14 0l-5 -14q-2 -10 4 -18Z",
    "g O13 10 3 O27 10 3",
    "i M12.4 7.6h1.2v5h-1.2ZM26.4 7.6h1.2v5h-1.2Z",
    "- M16 14v10M24 14v10",
    "p M9 22l4 2l-2 3ZM31 22l-4 2l2 3ZM11 28l4 1l-2 3ZM29 28l-4 1l2 3Z",
    "i O17 33 1 O23 33 1",
  ],
  // Cliff Goat
  guardian_10: [
    "o M12 12q-10 0 -9 -10q4 6 12 6ZM28 12q10 0 9 -10q-4 6 -12 6Z",
    "p M11 12q9 -7 18 0q1 12 -4 19h-10q-5 -7 -4 -19Z",
    "s M5 16l8 -1l-2 5ZM35 16l-8 -1l2 5Z",
    "g M13 17l5 2l-4 2ZM27 17l-5 2l4 2Z",
    "i O18 27 1 O22 27 1",
    "s M16 31h8l-4 8Z",
  ],
  // Shadow Panther
  guardian_11: [
    "n M6 4l8 6h12l8 -6q2 12 0 20q-4 12 -14 12t-14 -12q-2 -8 0 -20Z",
    "l M9 17l9 2l-7 5ZM31 17l-9 2l7 5Z",
    "i M13.4 18h1v5h-1ZM25.6 18h1v5h-1Z",
    "u M17 26h6l-3 3Z",
    "- M20 29v3q-4 3 -7 0M20 32q4 3 7 0M6 27l6 1M34 27l-6 1",
  ],
  // Crystal Moth
  guardian_12: [
    "k M18 18l-15 -13q-2 13 4 17l-3 10q8 4 14 -6ZM22 18l15 -13q2 13 -4 17l3 10q-8 4 -14 -6Z",
    "u O10 15 2.8 O30 15 2.8",
    "p M16 14q4 -4 8 0v20q-4 4 -8 0Z",
    "- M17 12l-5 -9M23 12l5 -9M16 22h8M16 28h8",
    "r O18 16 1.4 O22 16 1.4",
  ],
  // Ancient Condor
  guardian_13: [
    "n M6 38q0 -14 14 -14t14 14Z",
    "p M10 28q10 -7 20 0l-3 4q-7 -4 -14 0Z",
    "c M12 16q0 -11 9 -11q8 0 8 9l6 6q-8 3 -12 1l-2 6h-6Z",
    "g M27 15l10 5q-2 5 -5 5l-1 -4l-6 -1Z",
    "r M15 6q4 -6 10 -2l-2 4Z",
    "i O22 13 1.5",
  ],
  // Thunder Eagle
  guardian_14: [
    "p M8 22q-2 -16 12 -18q14 2 12 18l-5 14h-14Z",
    "w M8 12l-6 -8l11 3ZM32 12l6 -8l-11 3Z",
    "g M15 22h10l-3 10q-2 4 -4 0Z",
    "n M9 16l9 3l-6 3ZM31 16l-9 3l6 3Z",
    "g M19 4l4 5h-3l2 5l-5 -6h3Z",
  ],
  // Coral Crab
  guardian_15: [
    "r M4 8q-4 10 5 13l4 -4q-5 -2 -3 -7l4 3q2 -9 -10 -5ZM36 8q4 10 -5 13l-4 -4q5 -2 3 -7l-4 3q-2 -9 10 -5Z",
    "r M7 25q0 -8 13 -8t13 8q-1 9 -13 9t-13 -9Z",
    "- M15 18v-6M25 18v-6M7 29l-5 3M8 32l-4 5M33 29l5 3M32 32l4 5M14 29q6 3 12 0",
    "p O15 11 2.6 O25 11 2.6",
    "i O15 11 1.1 O25 11 1.1",
  ],
};

const drawn = new Map<string, string>();

/** The head of a guardian, as the inside of an SVG of 40 × 40. */
export function headOf(kind: string): string {
  const known = drawn.get(kind) ?? ink(HEADS[kind] ?? []);
  drawn.set(kind, known);
  return known;
}
