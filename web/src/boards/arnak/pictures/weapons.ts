/** What one hunts and fights with, ours and theirs. */

import type { Pictures } from "./pen";

export const WEAPONS: Pictures = {
  machete: [
    "s M20 24q14 -18 34 -20q0 9 -14 17l-15 8Z",
    "- M26 24q10 -10 24 -16",
    "w M7 34q-1 -4 4 -7l10 -5l4 6l-10 7q-6 3 -8 -1Z",
    "i O13 31 1 O18 28 1",
  ],
  whip: [
    "-! M20 20q10 -16 22 -10t2 16t-22 6t-6 6q6 3 14 0",
    "w M6 36l12 -18l5 3l-12 18Z",
    "- M9 31l5 3M12 26l5 3",
    "r M17 17l6 4l1 -3l-4 -3Z",
  ],
  bow_and_arrows: [
    "w M18 3q20 4 20 17t-20 17q14 -6 14 -17t-14 -17Z",
    "- M18 3q3 8 -4 17q7 9 4 17",
    "w M12 19h36v2h-36Z",
    "s M46 15l9 5l-9 5l2 -5Z",
    "r M12 20l-7 -4l2 4l-2 4Z",
  ],
  revolver: [
    "s M14 10h38v6h-34Z",
    "s M52 8v3h-3Z",
    "s M16 8h14v12h-14Z",
    "- M16 12h14M16 16h14",
    "w M14 10h6l-1 10l-4 16h-11q1 -8 5 -13Z",
    "- M19 20q2 7 8 5l3 -5",
  ],
  ritual_dagger: [
    "s M28 20l14 -16q8 -2 8 4l-16 18Z",
    "- M32 22l15 -16",
    "g M20 16l4 -3l12 14l-3 3Z",
    "u M10 30l12 -10l6 7l-12 9q-6 1 -6 -6Z",
    "r O12 33 2.8",
  ],
  inscribed_blade: [
    "k M4 18l40 -3q8 1 12 6q-4 4 -12 4l-40 -2Z",
    "- M14 19v4M18 19l3 4M21 19l-3 4M26 18v5M24 20h4M33 18l-2 3l3 3M39 18v5h3",
    "g M14 12h4v17h-4Z",
    "w M2 17h12v7h-12Z",
    "r O3 20.5 2.4",
  ],
  war_club: [
    "w M6 36l22 -22l5 5l-22 20Z",
    "c M26 14q2 -12 14 -11q12 1 13 11q-1 12 -13 12q-12 0 -14 -12Z",
    "s M30 6l-4 -4l8 2ZM44 4l5 -3l-1 7ZM52 12l6 1l-5 5ZM48 23l4 5l-7 -2ZM35 25l-1 6l-4 -6Z",
    "o M9 32l5 4M13 28l5 4",
    "- M36 10q6 -3 10 2",
  ],
  hunting_arrows: [
    "w M10 34l32 -26l1.5 2l-32 26ZM16 37l32 -21l1 2l-31 21ZM5 29l32 -27l1.5 2l-32 27Z",
    "s M40 8l9 -6l-3 10ZM47 16l9 -4l-5 9ZM35 3l8 -3l-4 8Z",
    "r M4 31l-1 -5l5 1l3 -1l-3 5ZM9 36l-1 -5l5 1l3 -1l-3 5ZM15 39l-2 -4l5 0l3 -2l-2 5Z",
  ],
};
