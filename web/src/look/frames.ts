/** Work that is shared out over frames: none may take longer than the screen shows one. */

/** Milliseconds after which a frame is taken for drawn: a window that others cover may draw none. */
const LONGEST = 400;

/** Resolves when what was changed before has been drawn; what comes after is drawn in another frame. */
export function frame(): Promise<void> {
  if (document.hidden) return Promise.resolve(); // nobody looks, and what is told must not pile up
  return new Promise((done) => {
    const late = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
