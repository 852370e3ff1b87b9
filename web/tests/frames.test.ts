import { afterEach, expect, test, vi } from "vitest";
import { frame, inLine, lineDrawn, spare } from "../src/look/frames";

function page(hidden: boolean) {
  let draw: () => void = () => {};
  const asked = vi.fn((drawn: () => void) => {
    draw = drawn;
    return 1;
  });
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("requestAnimationFrame", asked);
  return { asked, draw: () => draw() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what comes after waits until a frame was drawn", async () => {
  vi.useFakeTimers();
  const { draw } = page(false);
  const done = vi.fn();
  void frame().then(done);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).not.toHaveBeenCalled();
  draw();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

test("a window that draws none is not waited for for ever", async () => {
  vi.useFakeTimers();
  page(false);
  const done = vi.fn();
  void frame().then(done);
  await vi.advanceTimersByTimeAsync(400);
  expect(done).toHaveBeenCalledOnce();
});

test("a page nobody sees waits for no frame", async () => {
  const { asked } = page(true);
  await frame();
  expect(asked).not.toHaveBeenCalled();
});

/** A page whose frames are drawn one by one. */
function drawing() {
  let waiting: (() => void)[] = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (drawn: () => void) => waiting.push(drawn));
  return async () => {
    const drawn = waiting;
    waiting = [];
    for (const each of drawn) each();
    await vi.advanceTimersByTimeAsync(0);
  };
}

test("what can wait comes one after the other, and after whoever draws in the next frame", async () => {
  vi.useFakeTimers();
  const draw = drawing();
  const told: string[] = [];
  void spare().then(() => told.push("first"));
  void spare().then(() => told.push("second"));
  void frame()
    .then(() => told.push("drawn"))
    .then(frame)
    .then(() => told.push("drawn again"));
  const seen: number[] = [];
  for (let at = 0; at < 4; at++) {
    await draw();
    seen.push(told.length);
  }
  expect(told).toEqual(["drawn", "drawn again", "first", "second"]);
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("what follows a board is drawn in its order, so much a frame as one bears, before anything that can wait", async () => {
  vi.useFakeTimers();
  const draw = drawing();
  const told: string[] = [];
  void spare().then(() => told.push("lit"));
  void inLine(0, 2).then(() => told.push("others"));
  void inLine(1, 1).then(() => told.push("words"));
  void inLine(1, 1).then(() => told.push("offers"));
  void inLine(-1, 2).then(() => told.push("own"));
  void lineDrawn().then(() => told.push("all"));
  const seen: string[] = [];
  for (let at = 0; at < 4; at++) {
    await draw();
    seen.push(told.splice(0).join(" "));
  }
  expect(seen).toEqual(["own", "others", "words offers all", "lit"]);
});

test("where nothing stands in line nothing is waited for", async () => {
  const { asked } = page(false);
  await lineDrawn();
  expect(asked).not.toHaveBeenCalled();
});
