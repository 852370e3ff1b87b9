/** What one measures, looks, writes and makes music with. */

import type { Pictures } from "./pen";

export const INSTRUMENTS: Pictures = {
  journal: [
    "c M14 4h30q3 0 3 3v30h-30q-4 0 -4 -4v-26q0 -3 1 -3Z",
    "p M16 32h31v4h-30q-4 -2 -1 -4Z",
    "o M22 10h18v8h-18Z",
    "- M25 14h12",
    "w M13 4v30M17 4v28",
    "r M38 36v-8l3 2l3 -2v8Z",
    "g M47 16h4v6h-4Z",
  ],
  watch: [
    "- M30 8q-4 -6 0 -6t0 6M27 5q-14 -2 -20 8",
    "g O30 24 14",
    "p O30 24 10.5",
    "-! M30 24v-7M30 24l5 3",
    "- M30 14.500v2M30 31.500v2M20.5 24h2M37.5 24h2",
  ],
  chronometer: [
    "w M8 14h44v22h-44Z",
    "c M8 14l5 -10h34l5 10Z",
    "g O30 24 10",
    "p O30 24 7.5",
    "-! M30 24l-4 -3M30 24l2 5",
    "g M10 26h5v4h-5ZM45 26h5v4h-5Z",
  ],
  binoculars: [
    "n M10 12h12l4 20q1 5 -7 5h-8q-7 0 -6 -6ZM38 12h12l5 19q1 6 -6 6h-8q-8 0 -7 -5Z",
    "w M24 13h12v9h-12Z",
    "g M11 6h11v6h-11ZM38 6h11v6h-11Z",
    "k M7 32q8 -3 18 0q0 4 -6 4h-8q-5 0 -4 -4ZM35 32q8 -3 18 0q1 4 -4 4h-8q-6 0 -6 -4Z",
    "g O30 17 2",
  ],
  precision_compass: [
    "g O30 21 16",
    "p O30 21 12.5",
    "r M30 10l4 11h-8Z",
    "n M30 32l-4 -11h8Z",
    "i O30 21 1.4",
    "- M30 9.500v1.500M41.5 21h-1.500M18.5 21h1.500M26 5l1 -3h6l1 3",
  ],
  rough_map: [
    "o M8 8q6 -4 11 -1t11 0t11 -1t11 2q-3 8 0 14t-1 13q-6 3 -11 0t-11 1t-11 -1t-10 1q2 -7 -1 -14t1 -14Z",
    "l M14 14q8 -5 12 2t-4 8q-8 0 -8 -10Z",
    "-! M24 30q8 -2 8 -8t8 -8",
    "r M40 9l6 6M46 9l-6 6",
    "- M36 28q4 -3 8 0",
  ],
  theodolite: [
    "-! M26 22l-12 16M34 22l12 16M30 22v15",
    "w M24 19h12v5h-12Z",
    "g M16 8h24v8h-24Z",
    "n M40 6h8v12h-8Z",
    "g M10 10h6v4h-6Z",
    "s M26 16h8v4h-8Z",
    "k M48 8h2v8h-2Z",
  ],
  guardians_ocarina: [
    "c M8 22q2 -14 20 -14q10 0 14 4l12 -4v8l-9 4q2 16 -17 16q-18 0 -20 -14Z",
    "i O18 20 2 O26 15 2 O34 18 2 O22 28 2 O32 28 2",
    "g M13 14q4 -4 9 -5M15 31q4 4 10 4",
    "l M46 9l8 -3v8l-6 3Z",
  ],
  ceremonial_rattle: [
    "w M27 22h5l2 16h-8Z",
    "c M16 13q0 -11 14 -11t14 11q0 11 -14 11t-14 -11Z",
    "o M17 10q13 5 26 0v5q-13 5 -26 0Z",
    "r M27 24h6v3h-6Z",
    "l M33 27l10 6l-8 -1ZM27 27l-10 6l8 -1Z",
    "i O23 13.5 1.2 O30 14.5 1.2 O37 13.5 1.2",
  ],
  sacred_drum: [
    "c M10 14l4 20q16 7 32 0l4 -20Z",
    "o M10 13q20 -10 40 0q-20 9 -40 0Z",
    "- M12 20l5 14l7 -16l6 19l6 -19l7 16l5 -14",
    "w M38 8l14 -6l1 2l-14 6Z",
    "r O38 9 2.2",
  ],
};
