/** The cards each line of Agartha's points comes from. */

import type { Sources } from "../board";
import type { Place } from "./outlook";
import { drawingOf } from "./pictures";
import { agartha } from "./seen";

const lying =
  (where: (place: Place) => boolean): Sources[string] =>
  (table, seat) =>
    (agartha(table).players[seat]?.places ?? [])
      .filter(where)
      .flatMap((place) => [
        { id: place.id, icon: "" },
        ...place.cards.map(({ id, kind }) => ({ id, icon: drawingOf(kind) })),
      ]);

export const sources: Sources = {
  village: lying(({ zone, place }) => zone === "village" && place !== "objects"),
  objects: lying(({ place }) => place === "objects" || place === "encounter"),
  locations: lying(({ zone }) => zone === "locations"),
  types: lying(({ zone }) => zone === "locations"),
  exploration: lying(({ zone }) => zone === "exploration"),
  amulets: lying(({ place }) => place === "amulets"),
};
