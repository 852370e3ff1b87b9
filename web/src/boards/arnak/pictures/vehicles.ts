/** What carries an expedition over land, sea and air. */

import type { Pictures } from "./pen";

export const VEHICLES: Pictures = {
  steam_boat: [
    "s M28 13v-10h7v10Z",
    "- M33 3q3 -3 7 -1q4 -3 7 0",
    "r M28 6h7v3h-7Z",
    "p M15 13h28v9h-28Z",
    "k M19 16h4v3h-4ZM27 16h4v3h-4ZM35 16h4v3h-4Z",
    "w M4 22h52q-2 9 -9 11h-34q-7 -2 -9 -11Z",
    "b M1 33q7 -4 14 0t14 0t14 0t14 0v6h-56Z",
  ],
  automobile: [
    "o M20 6h24l2 3h-28Z",
    "- M22 9v9M42 9v10M32 9v9",
    "l M6 20h16v-4q8 -1 12 0v4h12q7 0 8 3v6h-48Z",
    "c M22 16q6 -2 10 0v4h-10Z",
    "g M50 18h5v9h-5Z",
    "p O49 20 2.4",
    "n O16 30 7 O44 30 7",
    "o O16 30 3.4 O44 30 3.4",
    "- M16 27v6M13 30h6M44 27v6M41 30h6M6 24q9 -8 18 4h12q8 -9 18 -2",
  ],
  hot_air_balloon: [
    "r M30 2q14 1 14 13q0 8 -9 13h-10q-9 -5 -9 -13q0 -12 14 -13Z",
    "o M30 2q-6 5 -5 14t3 12h4q2 -3 3 -12t-5 -14Z",
    "- M26 28l1 5M34 28l-1 5",
    "w M25 32h10v6h-10Z",
    "- M25 35h10",
  ],
  aeroplane: [
    "- M20 26v6M26 26l-5 6",
    "o M12 7h34q4 0 4 3h-40q-1 -3 2 -3Z",
    "c M6 20q2 -6 16 -6l22 3l10 -8v12q-3 4 -14 5h-24q-9 0 -10 -6Z",
    "k M24 14q1 -4 6 -3l4 4Z",
    "o M14 24h32q3 0 3 3h-38q0 -3 3 -3Z",
    "- M16 10l2 14M42 10v14M29 10v4",
    "-! M5 11v18",
    "n O20 34 3.2",
  ],
  airdrop: [
    "p M8 15q2 -13 22 -13t22 13q-5 -4 -9 0q-6 -4 -13 0q-7 -4 -13 0q-4 -4 -9 0Z",
    "r M17 15q2 -10 13 -13q-6 4 -5 12q-5 -2 -8 1ZM43 15q-2 -10 -13 -13q6 4 5 12q5 -2 8 1Z",
    "- M8 15l16 12M17 15l9 12M43 15l-9 12M52 15l-16 12",
    "w M22 26h16v12h-16Z",
    "- M22 32h16M30 26v12",
  ],
};
