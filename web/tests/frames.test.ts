import { afterEach, expect, test, vi } from "vitest";
import { frame } from "../src/look/frames";

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
