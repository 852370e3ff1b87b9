/** From a terrain's card to the place that is drawn: its country by its zone, its landmark by what it is. */

import type { LandmarkName, Obstacle, Terrain } from "../../scenes/terrains";
import type { Region } from "../../scenes/regions";
import type { Card } from "./cards";
import { PLACES, type Place } from "./places";

/** The countries of the adventures, by zone. */
const COUNTRIES: Readonly<Record<string, readonly Region[]>> = {
  demo: ["islet", "tower"],
  other_side: ["margin", "hills", "lake", "mountain", "wood", "caldera", "margin"],
};
/** The night side of the Fold, where the mountain hangs over the beach. */
const FOLDED_OVER = new Set(["520", "521", "522", "523", "524"]);
const ANYWHERE: readonly Region[] = ["islet", "hills", "wood", "lake", "mountain"];

/** Places whose name says what stands there, by pack and number. */
const LANDMARKS: Readonly<Record<string, LandmarkName>> = {
  "demo/010": "jetty",
  "demo/014": "house",
  "demo/816": "house",
  "demo/015": "lighthouse",
  "demo/021": "lamp",
  "other_side/020": "house",
  "other_side/030": "wicket",
  "other_side/022": "semaphore",
  "other_side/101": "stile",
  "other_side/106": "well",
  "other_side/107": "bench",
  "other_side/826": "bench",
  "other_side/108": "ladder",
  "other_side/109": "hives",
  "other_side/110": "stile",
  "other_side/202": "shed",
  "other_side/203": "stile",
  "other_side/206": "jetty",
  "other_side/300": "ladder",
  "other_side/302": "house",
  "other_side/309": "dial",
  "other_side/310": "shed",
  "other_side/848": "desk",
  "other_side/400": "stile",
  "other_side/407": "ceps",
  "other_side/403": "chanterelles",
  "other_side/410": "greatTree",
  "other_side/500": "spire",
};

/** What stands where a pack has no drawing of its own, by what can be done there. */
const BY_ACTION: Readonly<Record<string, LandmarkName>> = {
  rest: "house",
  climb: "spire",
  fish: "jetty",
  swim: "boat",
  open: "door",
  pray: "cairn",
  decipher: "stile",
  pull: "bell",
  orient: "cairn",
};

/** What is known of a place of one of our packs. */
function ownPlace(card: Card): Place | undefined {
  return PLACES[card.pack]?.[card.id.slice(card.pack.length + 1)];
}

function landmarkOf(card: Card): LandmarkName | null {
  const named = LANDMARKS[`${card.pack}/${card.number}`];
  if (named !== undefined || ownPlace(card) !== undefined) return named ?? null;
  return card.attempts.map(({ icon }) => BY_ACTION[icon]).find((name) => name !== undefined) ?? null;
}

/** What is in the way, where it is no water; by pack and name. */
const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  "demo/fog-brambles": "thicket",
  "other_side/317": "rock",
  "other_side/417": "ink",
  "other_side/517": "gap",
  "other_side/535": "threads",
  "other_side/536": "gap",
  "other_side/fog-net": "threads",
  "other_side/fog-blank-dune": "sand",
  "other_side/fog-hedge": "thicket",
  "other_side/fog-flock": "wool",
  "other_side/fog-cradle": "somebody",
  "other_side/fog-slope-or-pillow": "wool",
  "other_side/fog-lost-odile": "rock",
  "other_side/fog-reed-wall": "thicket",
  "other_side/fog-swan": "wool",
  "other_side/fog-lost-tancrede": "somebody",
  "other_side/fog-crevasse": "gap",
  "other_side/fog-step-of-ice": "ice",
  "other_side/fog-cairn": "rock",
  "other_side/fog-mute-cairn": "rock",
  "other_side/fog-lost-yuna": "gap",
  "other_side/fog-crossed-tree": "trunk",
  "other_side/fog-bracket": "rock",
  "other_side/fog-censor": "somebody",
  "other_side/fog-lost-ignace": "sand",
  "other_side/fog-black-glass": "glass",
  "other_side/fog-steam": "steam",
  "other_side/fog-gulf": "gap",
  "other_side/fog-lonely-ink": "ink_figure",
  "other_side/fog-question-mark": "ink_figure",
  "other_side/fog-dog-ear": "ice",
};

/** What a card puts across the way. */
export function obstacleOf(card: Pick<Card, "id">): Obstacle {
  return OBSTACLES[card.id] ?? "water";
}

/** The country a card lies in. */
export function countryOf(card: Card): Region {
  if (card.pack === "other_side" && FOLDED_OVER.has(card.number)) return "mountain";
  const known = COUNTRIES[card.pack]?.[card.zone - 1];
  return known ?? ANYWHERE[(card.zone - 1 + ANYWHERE.length) % ANYWHERE.length] ?? "hills";
}

/** The place of a card; the same card is always the same picture, and no other card has it. */
export function terrainOf(card: Card): Terrain {
  const number = Number(card.number) || 1;
  const own = ownPlace(card);
  return {
    region: countryOf(card),
    landmark: landmarkOf(card),
    lie: own?.lie,
    thing: own?.thing,
    weather: own?.weather,
    hour: own?.hour,
    resources: card.resources.map(({ id }) => id),
    seed: number * 7 + (card.gold ? 3 : 0),
    spent: card.gold,
    hidden: card.hidden,
  };
}
