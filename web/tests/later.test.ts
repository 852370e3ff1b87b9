import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Later from "../src/look/Later.svelte";
import { Turn } from "../src/look/later.svelte";
import { frames } from "./frames_by_hand";

const scene = createRawSnippet(() => ({ render: () => "<p>the landing stage</p>" }));
const page = (props: { waits: boolean; order?: number }) =>
  render(Later, { props: { ...props, children: scene } }).body;

let hand: ReturnType<typeof frames>;
beforeEach(() => (hand = frames()));
afterEach(async () => {
  await hand.empty();
  vi.unstubAllGlobals();
});

describe("what is much to draw", () => {
  test("is drawn with what stands around it where nothing moves", () => {
    const { asked } = hand;
    expect(page({ waits: false })).toContain("the landing stage");
    expect(asked).not.toHaveBeenCalled();
  });

  test("is left out of the frame in which something moves", () => {
    const { asked } = hand;
    expect(page({ waits: true, order: 2 })).not.toContain("the landing stage");
    expect(asked).toHaveBeenCalledOnce();
  });

  test("has its turn a frame later, and not before", async () => {
    const { draw } = hand;
    const turn = new Turn(true, 1);
    expect(turn.come).toBe(false);
    await draw();
    expect(turn.come).toBe(true);
  });

  test("shares its frame with one other, and those of a lower order go first", async () => {
    const { draw } = hand;
    const [picture, words, offers, curve] = [2, 1, 1, 1].map((order) => new Turn(true, order));
    const come = () => [words, offers, curve, picture].map((turn) => turn?.come);
    await draw();
    expect(come()).toEqual([true, true, false, false]);
    await draw();
    expect(come()).toEqual([true, true, true, true]);
  });

  test("asks for no frame after its turn has come", async () => {
    const { asked, draw } = hand;
    const turn = new Turn(true, 1);
    await draw();
    await draw();
    expect(turn.come).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
  });

  test("waits for no frame of a page that nobody sees", async () => {
    const { asked } = frames({ hidden: true });
    const turn = new Turn(true, 3);
    await vi.waitFor(() => expect(turn.come).toBe(true));
    expect(asked).not.toHaveBeenCalled();
  });
});
