/** Which drawing of the sprite stands for an action, a resource, a verb. */

/** Actions whose drawing has another name. */
const ACTIONS: Readonly<Record<string, string>> = { move: "walk" };

/** What is found on a terrain. */
const RESOURCES: Readonly<Record<string, string>> = {
  fire: "fire",
  wood: "wood",
  stone: "pebble",
  heather: "foliage",
  reed: "reed",
  wool: "wool",
  shell: "shell",
  ice: "ice",
  resin: "resin",
  paper: "manuscript",
  ink: "ink",
};

/** The drawing of an action. */
export function actionIcon(icon: string): string {
  return ACTIONS[icon] ?? icon;
}

/** The drawing of a resource; a leaf for one that nobody has drawn. */
export function resourceIcon(resource: string): string {
  return RESOURCES[resource] ?? "foliage";
}

/** The drawings of the verbs of moves. */
export const verbs: Readonly<Record<string, string>> = {
  act: "action",
  with: "people",
  seat: "hand",
  to: "walk",
  use: "bag",
  apply: "check",
  say: "swap",
  pick: "card",
  place: "bag",
  choose: "action",
  agree: "check",
  decline: "close",
  draw: "cards",
  skip: "next",
  done: "check",
  abandon: "discard",
  give: "gift",
  number: "riddle",
  camp: "camp",
  leave: "boot",
  return: "back",
  retire: "home",
  join: "people",
};
