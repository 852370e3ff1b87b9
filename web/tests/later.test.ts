import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import Later from "../src/look/Later.svelte";
import { Turn } from "../src/look/later.svelte";
import { frames } from "./frames_by_hand";

const scene = createRawSnippet(() => ({ render: () => "<p>the landing stage</p>" }));
const page = (props: { waits: boolean; frames?: number }) =>
  render(Later, { props: { ...props, children: scene } }).body;

afterEach(() => void vi.unstubAllGlobals());

describe("what is much to draw", () => {
  test("is drawn with what stands around it where nothing moves", () => {
    const { asked } = frames();
    expect(page({ waits: false })).toContain("the landing stage");
    expect(asked).not.toHaveBeenCalled();
  });

  test("is left out of the frame in which something moves", () => {
    const { asked } = frames();
    expect(page({ waits: true, frames: 2 })).not.toContain("the landing stage");
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([1, 2, 3])("has its turn after %i frames, and not before", async (count) => {
    const { draw } = frames();
    const turn = new Turn(true, count);
    for (let at = 0; at < count; at++) {
      expect(turn.come).toBe(false);
      await draw();
    }
    expect(turn.come).toBe(true);
  });

  test("asks for no frame after its turn has come", async () => {
    const { asked, draw } = frames();
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
