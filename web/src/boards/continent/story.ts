/** What is read before one plays on: how the voyage begins, what a night brings, how it ends. */

import type { Witnessed } from "../../wire";
import type { BoardTable } from "../board";
import type { Event } from "./outlook";
import { tellings, type Telling } from "./tellings";

export type Page = "begin" | "night" | "end";

export interface Story {
  readonly page: Page;
  readonly told: readonly Telling[];
}

/** By kind of event, the page that it opens. */
const OPENS: Readonly<Partial<Record<Event["kind"], Page>>> = {
  introduction: "begin",
  camp: "night",
  end: "end",
};

/** The page that an action opened, with all it told; nothing after most actions. */
export function storyOf(happened: readonly Witnessed[]): Story | null {
  const opened = happened.flatMap(({ event }) => OPENS[(event as unknown as Event).kind] ?? []);
  const page = opened.at(-1);
  return page === undefined ? null : { page, told: tellings(happened) };
}

/** The page that lies open at this moment, for those who sit at the table. */
export function pageAt(table: BoardTable): Story | null {
  return table.live && table.viewer >= 0 ? storyOf(table.happened) : null;
}
