/** What one wears on the way. */

import type { Pictures } from "./pen";

export const CLOTHES: Pictures = {
  hat: [
    "w M4 28q2 -8 13 -6q12 4 26 0q11 -2 13 6q-12 9 -26 8t-26 -8Z",
    "w M16 23q0 -18 8 -18q5 0 6 3q2 -3 6 -3q8 0 8 18q-14 5 -28 0Z",
    "n M16 21q14 5 28 0l.5 4q-14 5 -29 0Z",
    "- M30 8v5",
  ],
  sturdy_boots: [
    "w M8 4h14v18q10 2 10 9v4h-24Z",
    "n M6 33h27v4h-27Z",
    "w M32 4h13v18q10 2 10 9v4h-23Z",
    "n M31 33h26v4h-26Z",
    "o M8 4h14v4h-14ZM32 4h13v4h-13Z",
    "- M15 13h7M15 17h7M16 21h7M38 13h7M38 17h7M39 21h7",
  ],
  pathfinders_sandals: [
    "c M8 22q-2 -12 5 -15q8 -1 8 11q0 6 1 11q0 7 -7 7t-7 -7q1 -3 0 -7ZM52 22q2 -12 -5 -15q-8 -1 -8 11q0 6 -1 11q0 7 7 7t7 -7q-1 -3 0 -7Z",
    "o M10 21q-1 -10 3 -12q6 0 6 10q0 5 1 10q0 5 -5 5t-5 -5q1 -4 0 -8ZM50 21q1 -10 -3 -12q-6 0 -6 10q0 5 -1 10q0 5 5 5t5 -5q-1 -4 0 -8Z",
    "-! M14 14l-6 7M14 14l7 7M46 14l6 7M46 14l-7 7M9 29h12M51 29h-12",
    "l M14 14q-4 -6 0 -9q4 3 0 9ZM46 14q-4 -6 0 -9q4 3 0 9Z",
  ],
};
