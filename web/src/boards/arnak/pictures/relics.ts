/** What was carved, charted and prayed to on the island long ago. */

import type { Pictures } from "./pen";

export const RELICS: Pictures = {
  pathfinders_staff: [
    "w M27 14h4l3 24h-5Z",
    "g M29 16q-14 -2 -10 -12q3 4 7 4q-2 -4 3 -7q5 3 3 7q4 0 7 -4q4 10 -10 12Z",
    "b O29 11 2.6",
    "r M26 20h7v4h-7Z",
    "l M33 22l10 4l-9 1Z",
  ],
  war_mask: [
    "r M14 8q16 -8 32 0q3 18 -8 26l-8 4l-8 -4q-11 -8 -8 -26Z",
    "p M19 16l9 4l-7 2ZM41 16l-9 4l7 2Z",
    "g M28 20h4l2 8h-8Z",
    "p M22 30h16l-3 4h-10Z",
    "- M26 30v4M30 30v4M34 30v4M30 5v9",
    "l M14 8l-8 -5l4 10ZM46 8l8 -5l-4 10Z",
  ],
  serpent_idol: [
    "s M16 36h28v-4h-28Z",
    "l M22 32q-8 -4 -2 -10t14 -5q6 -1 4 -5q-6 2 -8 -4q4 -7 12 -4q8 4 5 13q-3 8 -13 8q-6 0 -6 3t8 4Z",
    "r M30 8l-6 -1M30 8l-6 2",
    "i O36 8 1.2",
    "- M22 25l4 2M28 22l2 4M35 21l2 4",
  ],
  idol_of_ara_anu: [
    "g M20 36l-3 -16l4 -14h18l4 14l-3 16Z",
    "c M16 8l3 -5h22l3 5Z",
    "n M23 13h5v4h-4ZM37 13h-5v4h4Z",
    "u M30 14l4 6l-4 4l-4 -4Z",
    "p M24 27h12v4h-12Z",
    "- M28 27v4M32 27v4M17 20l-5 4v6l6 2M43 20l5 4v6l-6 2",
  ],
  sundial: [
    "s M8 28q22 -10 44 0v4q-22 8 -44 0Z",
    "o M8 28q22 -10 44 0q-22 9 -44 0Z",
    "g M30 28l-2 -22l14 20Z",
    "- M14 28l4 -1M20 31l3 -2M30 33v-2M41 31l-3 -2M46 28l-4 -1",
    "n M30 28l-16 2l10 -4Z",
    "g O50 7 4",
  ],
  traders_scales: [
    "g M28 6h4v28h-4Z",
    "w M20 33h20v4h-20Z",
    "-! M10 10q20 -6 40 0",
    "- M10 10l-6 14M10 10l6 14M50 10l-6 10M50 10l6 10",
    "g M2 24h16q-2 7 -8 7t-8 -7ZM42 20h16q-2 7 -8 7t-8 -7Z",
    "r M7 24l3 -4l3 4Z",
    "g O30 6 3",
  ],
  star_charts: [
    "n M10 6h40v28h-40Z",
    "o M6 5q4 -4 7 0v30q-4 4 -7 0ZM47 5q4 -4 7 0v30q-4 4 -7 0Z",
    "- M18 26l7 -10l9 4l8 -10",
    "g O18 26 1.9 O25 16 1.9 O34 20 2.2 O42 10 1.9 O22 9 1.1 O40 28 1.3 O30 29 1",
  ],
  passage_shell: [
    "o M30 36q-24 -6 -22 -20q6 -14 22 -14t22 14q2 14 -22 20Z",
    "c M30 36q-12 -8 -13 -28q6 -5 13 -6ZM30 36q12 -8 13 -28q-6 -5 -13 -6Z",
    "- M30 36q-18 -8 -20 -22M30 36q-6 -14 -6 -32M30 36v-34M30 36q6 -14 6 -32M30 36q18 -8 20 -22",
    "p M24 35q6 4 12 0l-3 4h-6Z",
  ],
  stone_key: [
    "s M24 17h28v6h-6v7h-5v-7h-5v5h-5v-5h-7Z",
    "s O16 20 12",
    "p O16 20 5",
    "- M8 14l3 2M8 26l3 -2M16 9v3M30 20h16",
    "g O16 20 1.6",
  ],
  guiding_stone: [
    "s M12 36l-4 -16l8 -14l14 -3l16 5l6 14l-5 14Z",
    "b O30 20 9",
    "p M30 12l3 8l-3 8l-3 -8Z",
    "- M14 30l5 -2M45 12l4 6M42 32l4 -5",
    "g M22 20l-3 -2v4ZM38 20l3 -2v4Z",
  ],
  guiding_skull: [
    "p M14 18q0 -16 16 -16t16 16q0 8 -5 10v6h-22v-6q-5 -2 -5 -10Z",
    "b M19 16h8v8h-6ZM41 16h-8v8h6Z",
    "n M28 27l2 -5l2 5Z",
    "- M24 34v-4M28 34v-4M32 34v-4M36 34v-4",
    "g M26 4q4 4 8 0l-1 5h-6Z",
    "i O23 19 1.2 O37 19 1.2",
  ],
  runes_of_the_dead: [
    "s M6 34v-22q4 -6 9 0v22ZM23 37v-29q7 -8 14 0v29ZM45 34v-22q4 -6 9 0v22Z",
    "r M27 13l6 5l-6 5l6 5M9 17v8M12 17l-3 4M48 17l4 4l-4 4",
    "- M27 31h6M8 29h5M47 29h5M3 37h54",
  ],
};
