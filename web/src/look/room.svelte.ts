/** How much room the window has: board, tray and rail side by side, or a phone, upright or on its side. */

import { MEDIA } from "./media";

class Room {
  wide = $state(true);
  flat = $state(false);

  /** To be called once, before anything is drawn. */
  begin(): void {
    for (const name of ["wide", "flat"] as const) {
      const media = window.matchMedia(MEDIA[name]);
      const follow = () => (this[name] = media.matches);
      follow();
      media.addEventListener("change", follow);
    }
  }
}

export const room = new Room();
