/** Which of the last events are worth reading on the board itself; the log has them all. */

import type { Witnessed } from "../../wire";
import type { Event } from "./outlook";

export interface Telling {
  say: string;
  icon: string;
  tone: "good" | "bad" | "plain";
}

/** By kind of event: the drawing beside its sentence, and its tone. */
const TOLD: Readonly<Partial<Record<Event["kind"], readonly [icon: string, tone: Telling["tone"]]>>> = {
  introduction: ["log", "plain"],
  clue: ["curse", "plain"],
  propose: ["action", "plain"],
  propose_camp: ["camp", "plain"],
  object: ["close", "bad"],
  success: ["success", "good"],
  failure: ["close", "bad"],
  take: ["card", "plain"],
  flip: ["fog", "plain"],
  peek: ["observe", "plain"],
  nothing: ["close", "plain"],
  wrong: ["close", "plain"],
  lose: ["loss", "bad"],
  restore: ["restore", "good"],
  exhausted: ["curse", "bad"],
  spared: ["lift", "good"],
  camp: ["camp", "plain"],
  lift: ["lift", "good"],
  eliminate: ["eliminate", "bad"],
  home: ["home", "good"],
  stay: ["eliminate", "plain"],
  end: ["flag", "plain"],
};

/** Cards that are lost or come back: where it is none, there is nothing to tell. */
const COUNTED: ReadonlySet<string> = new Set<Event["kind"]>(["lose", "restore"]);

/** The events that are told, in their order. */
export function tellings(events: readonly Witnessed[]): Telling[] {
  return events.flatMap(({ event, say }) => {
    const kind = (event as unknown as Event).kind;
    const row = TOLD[kind];
    const none = COUNTED.has(kind) && event["count"] === 0;
    return row === undefined || say === "" || none ? [] : [{ say, icon: row[0], tone: row[1] }];
  });
}
