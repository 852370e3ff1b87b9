/** Work that is shared out over frames: none may take longer than the screen shows one. */

/** Milliseconds after which a frame is taken for drawn: a window that others cover may draw none. */
const LONGEST = 400;

/** How many wait for a frame in order to draw in the next. */
let asked = 0;
/** What can wait, in its order. */
const patient: (() => void)[] = [];

/** Resolves when what was changed before has been drawn; what comes after is drawn in another frame. */
export function frame(): Promise<void> {
  asked += 1;
  return drawn().finally(() => (asked -= 1));
}

/** Resolves when nobody else is about to draw: one after the other, for what may come some frames later. */
export function spare(): Promise<void> {
  return new Promise((done) => {
    patient.push(done);
    if (patient.length === 1) void serve();
  });
}

/** What follows a board, in the order it is to be drawn in. */
const line: { order: number; weight: number; go: () => void }[] = [];
/** What is drawn in one frame of that line weighs so much together. */
const A_FRAME = 2;

/** Resolves in a frame with little else to draw: lower orders first, so many as weigh no more than a frame bears. */
export function inLine(order: number, weight: number): Promise<void> {
  return new Promise((go) => {
    const behind = line.findIndex((other) => other.order > order);
    line.splice(behind < 0 ? line.length : behind, 0, { order, weight, go });
    if (line.length === 1) void call();
  });
}

/** Resolves when nothing stands in that line any more. */
export async function lineDrawn(): Promise<void> {
  while (line.length > 0) await frame();
}

async function call() {
  while (line.length > 0) {
    await frame();
    for (let borne = 0; borne < A_FRAME;) {
      const next = line[0];
      if (next === undefined || (borne > 0 && borne + next.weight > A_FRAME)) break;
      line.shift();
      borne += next.weight;
      next.go();
    }
  }
}

async function serve(): Promise<void> {
  while (patient.length > 0) {
    await drawn();
    if (asked === 0) patient.shift()?.();
  }
}

function drawn(): Promise<void> {
  if (document.hidden) return Promise.resolve(); // nobody looks, and what is told must not pile up
  return new Promise((done) => {
    const late = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
