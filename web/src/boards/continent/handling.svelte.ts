/** Hands on the land: one finger or the mouse moves it, two fingers or the wheel bring it nearer. */

import { type Part, type View, fit, kept, reveal, zoomAt } from "./view";

/** A pointer that moved less than this far was a click. */
const STILL = 6;

interface Spot {
  x: number;
  y: number;
}

export class Handling {
  view = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  /** Moved by a button or by the game: it glides there. */
  gliding = $state(false);
  #land: Part = { x: 0, y: 0, width: 1, height: 1 };
  /** What is to be seen of the window. */
  #window = { width: 0, height: 0 };
  #height = 0;
  #covered = 0;
  /** Did the player choose the view? Then the game only brings what is out of sight back into it. */
  #chosen = false;
  #followed: readonly Part[] = [];
  readonly #down = new Map<number, Spot>();
  #moved = 0;

  set land(land: Part) {
    const grown = land.width !== this.#land.width || land.height !== this.#land.height;
    this.#land = land;
    if (grown && !this.#chosen) this.#glide(fit(land, this.#window));
  }

  resize(width: number, height: number): void {
    const first = this.#window.width === 0;
    this.#height = height;
    this.#window = { width, height: Math.max(1, height - this.#covered) };
    this.gliding = false;
    if (first || !this.#chosen) this.view = this.#whole();
    if (first) this.follow(this.#followed);
  }

  /** So much of the window is covered from below. */
  cover(height: number): void {
    if (height === this.#covered) return;
    this.#covered = height;
    this.resize(this.#window.width, this.#height);
  }

  /** The whole land at once. */
  fit(): void {
    this.#chosen = false;
    this.#glide(this.#whole());
  }

  zoom(factor: number): void {
    this.#chosen = true;
    const middle = { x: this.#window.width / 2, y: this.#window.height / 2 };
    this.#glide(kept(zoomAt(this.view, factor, middle), this.#land, this.#window));
  }

  pan(dx: number, dy: number): void {
    this.#chosen = true;
    this.#move(dx, dy);
  }

  /** Bring a part of the land into the window. */
  show(part: Part): void {
    if (this.#window.width > 0) this.#glide(reveal(this.view, part, this.#window));
  }

  /** The figures have moved: they stay in sight. */
  follow(places: readonly Part[]): void {
    this.#followed = places;
    for (const place of places) this.show(place);
  }

  attach = (element: Element): (() => void) => {
    const controller = new AbortController();
    const on = <T extends Event>(
      type: string,
      heard: (event: T) => void,
      more: AddEventListenerOptions = {},
    ) => element.addEventListener(type, heard as EventListener, { signal: controller.signal, ...more });
    on<PointerEvent>("pointerdown", (event) => this.#press(event));
    on<PointerEvent>("pointermove", (event) => this.#drag(event, element));
    for (const type of ["pointerup", "pointercancel", "pointerleave"])
      on<PointerEvent>(type, (event) => this.#down.delete(event.pointerId));
    on<WheelEvent>("wheel", (event) => this.#wheel(event, element), { passive: false });
    // The click that ends a drag plays nothing.
    on<MouseEvent>(
      "click",
      (event) => {
        if (this.#moved >= STILL && event.detail > 0) event.stopPropagation();
        this.#moved = 0;
      },
      { capture: true },
    );
    return () => controller.abort();
  };

  #whole(): View {
    return fit(this.#land, this.#window);
  }

  #glide(view: View): void {
    this.gliding = true;
    this.view = view;
  }

  #move(dx: number, dy: number): void {
    this.gliding = false;
    this.view = kept({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, this.#land, this.#window);
  }

  #press(event: PointerEvent): void {
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moved = 0;
  }

  #drag(event: PointerEvent, element: Element): void {
    const before = this.#down.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    this.#down.set(event.pointerId, now);
    if (this.#moved < STILL) return;
    this.#chosen = true;
    if (other === undefined) this.#move(now.x - before.x, now.y - before.y);
    else this.#pinch(before, now, other, element.getBoundingClientRect());
  }

  #pinch(before: Spot, now: Spot, other: Spot, box: DOMRect): void {
    const apart = (one: Spot) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    const middle = { x: (now.x + other.x) / 2 - box.x, y: (now.y + other.y) / 2 - box.y };
    this.gliding = false;
    this.view = kept(zoomAt(this.view, apart(now) / apart(before), middle), this.#land, this.#window);
  }

  #wheel(event: WheelEvent, element: Element): void {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    this.#chosen = true;
    this.gliding = false;
    const factor = Math.exp(-event.deltaY / 500);
    const at = { x: event.clientX - box.x, y: event.clientY - box.y };
    this.view = kept(zoomAt(this.view, factor, at), this.#land, this.#window);
  }
}
