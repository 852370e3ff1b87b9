/** How much room the window has: whether board, tray and rail stand side by side. */

import { MEDIA } from "./media";

class Room {
  wide = $state(true);

  /** To be called once, before anything is drawn. */
  begin(): void {
    const media = window.matchMedia(MEDIA.wide);
    const follow = () => (this.wide = media.matches);
    follow();
    media.addEventListener("change", follow);
  }
}

export const room = new Room();
