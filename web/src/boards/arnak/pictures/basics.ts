/** The cards every expedition begins with, and Fear. */

import type { Pictures } from "./pen";

const FUNDING = [
  "w M14 16h32v19h-32ZM22 16v-4q0 -4 8 -4t8 4v4",
  "o M14 16h32v6q-16 5 -32 0Z",
  "g M26 20h8v6h-8Z",
  "g O42 31 5.5",
  "p M42 28l2.4 3l-2.4 3l-2.4 -3Z",
];
const EXPLORATION = [
  "l M12 10l12 -4v26l-12 4Z",
  "o M24 6l12 4v26l-12 -4Z",
  "l M36 10l12 -4v26l-12 4Z",
  "- M16 26q6 -10 12 -4t12 -8",
  "r O41 13 2.6",
];

export const BASICS: Pictures = {
  funding_car: FUNDING,
  funding_ship: FUNDING,
  exploration_car: EXPLORATION,
  exploration_ship: EXPLORATION,
  fear: [
    "n M18 37v-17q0 -15 12 -15t12 15v17l-4 -4l-4 4l-4 -4l-4 4l-4 -4Z",
    "p M23 19l5 3l-5 2ZM37 19l-5 3l5 2Z",
    "i M27 29q3 -3 6 0Z",
  ],
  fear_tile: [
    "n M18 37v-17q0 -15 12 -15t12 15v17l-4 -4l-4 4l-4 -4l-4 4l-4 -4Z",
    "r M23 19l5 3l-5 2ZM37 19l-5 3l5 2Z",
    "i M26 30q4 -5 8 0Z",
  ],
};
