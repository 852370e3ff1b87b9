/** What a seat is called: its player's name, else its number. */

import { say } from "../words/words.svelte";

export function seatName(name: string, at: number): string {
  return name === "" ? say("seat-unnamed", { number: at + 1 }) : name;
}
