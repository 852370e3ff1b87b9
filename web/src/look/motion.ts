/** Things travel, panels do not: performs the steps of an event on a layer over the board. */

import type { Step } from "../boards/board";
import { draw } from "./icons";
import { zoomOf } from "./zoom";

/** Where steps are performed. */
export interface Stage {
  /** Lies over everything and takes no pointer. */
  layer: HTMLElement;
  /** Where the drawing of an id is on the screen, if it is drawn. */
  rect(id: string): DOMRect | null;
  /** The drawing of an id itself, to be lifted and turned. */
  drawing?(id: string): Element | null;
  reduced: boolean;
  /** 1 is the usual speed; smaller is faster. */
  pace: number;
}

export const ARRIVE = "cubic-bezier(.2,.8,.2,1)";
export const LEAVE = "cubic-bezier(.4,0,1,1)";

const FADE = 120;
const FLIP = 300;
const ROLL = 700;
const COUNT = 400;
const HOLD = 260;

/** How long a card or pawn flies. */
export function flightTime(distance: number): number {
  return Math.min(520, 260 + 0.25 * distance);
}

/** Show one step; resolves when it has been seen. */
export async function perform(step: Step, stage: Stage): Promise<void> {
  if (stage.pace <= 0) return;
  if (stage.reduced) return hint(step, stage);
  switch (step.do) {
    case "travel":
      return travel(step, stage);
    case "flip":
      return flip(step, stage);
    case "roll":
      return roll(step, stage);
    case "count":
      return rise(stage, step.at, COUNT * 2, tag(step.icon, signed(step.by)));
    case "note":
      return rise(stage, step.at, COUNT * 2, tag(step.icon, step.text));
  }
}

function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** Without motion: what is told in words or numbers fades in and out where it happened. */
async function hint(step: Step, stage: Stage): Promise<void> {
  if (step.do === "roll") return fade(stage, step.at, tag(step.icon, step.name));
  if (step.do === "count") return fade(stage, step.at, tag(step.icon, signed(step.by)));
  if (step.do === "note") return fade(stage, step.at, tag(step.icon, step.text));
}

async function travel(step: Extract<Step, { do: "travel" }>, stage: Stage): Promise<void> {
  const [from, to] = [placeOf(stage, step.from), placeOf(stage, step.to)];
  if (!from || !to) return;
  const flying = likeness(step, stage);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const duration = flightTime(distance) * stage.pace;
  stage.layer.append(flying);
  const [start, end] = [centred(flying, from), centred(flying, to)];
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 18 };
  await play(flying, [at(start, 0.92), { ...at(top, 1.06), offset: 0.5 }, at(end, 0.96)], duration, ARRIVE);
  flying.remove();
}

/** What flies: a copy of the piece as it is drawn, a pawn, or an icon on a small plate. */
function likeness(step: Extract<Step, { do: "travel" }>, stage: Stage): HTMLElement {
  const drawn = step.piece ? stage.drawing?.(step.piece) : null;
  if (drawn instanceof HTMLElement && drawn.offsetWidth > 0) return copyOf(drawn);
  const flying = document.createElement("span");
  if (step.seat !== undefined && !step.icon) {
    flying.className = `flying pawn-flying s${step.seat + 1}`;
    flying.append(iconOf("archaeologist"));
  } else {
    flying.className = "flying plate";
    if (step.count !== undefined && step.count > 1) flying.append(String(step.count));
    flying.append(iconOf(step.icon ?? "hiddentoken"));
  }
  return flying;
}

function copyOf(drawn: HTMLElement): HTMLElement {
  const copy = drawn.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("[data-element], [id], [tabindex]")]) {
    for (const name of ["data-element", "data-state", "data-pale", "data-changed", "id", "tabindex"])
      part.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("flying");
  copy.style.width = `${drawn.offsetWidth}px`;
  copy.style.height = `${drawn.offsetHeight}px`;
  return copy;
}

async function flip(step: Extract<Step, { do: "flip" }>, stage: Stage): Promise<void> {
  const place = placeOf(stage, step.piece);
  if (!place) return;
  const card = document.createElement("span");
  card.className = "flying turned";
  card.style.width = `${place.width}px`;
  card.style.height = `${Math.min(place.height, place.width)}px`;
  if (step.icon) card.append(iconOf(step.icon));
  if (step.name) card.append(Object.assign(document.createElement("b"), { textContent: step.name }));
  stage.layer.append(card);
  const spot = `translate(${place.x}px, ${place.y}px)`;
  const frames = [
    { transform: `${spot} perspective(500px) rotateY(90deg) scale(1.05)`, opacity: 0.4 },
    { transform: `${spot} perspective(500px) rotateY(0) scale(1.1)`, opacity: 1 },
  ];
  await play(card, frames, FLIP * stage.pace, ARRIVE);
  await wait(HOLD * stage.pace);
  card.remove();
}

/** The die tumbles in, bounces twice, and lies still with its face up. */
async function roll(step: Extract<Step, { do: "roll" }>, stage: Stage): Promise<void> {
  const place = placeOf(stage, step.at);
  if (!place) return;
  const die = document.createElement("span");
  die.className = "flying die-flying";
  const face = iconOf("die");
  die.append(face);
  stage.layer.append(die);
  const end = centred(die, place);
  const frames = [
    { ...at({ x: end.x + 90, y: end.y - 110 }, 0.8, -420), opacity: 0.2 },
    { ...at({ x: end.x + 30, y: end.y + 4 }, 1, -160), opacity: 1, offset: 0.45 },
    { ...at({ x: end.x + 16, y: end.y - 22 }, 1.04, -80), offset: 0.62 },
    { ...at({ x: end.x + 6, y: end.y + 2 }, 1, -24), offset: 0.78 },
    { ...at({ x: end.x + 2, y: end.y - 7 }, 1.02, -8), offset: 0.88 },
    at(end, 1, 0),
  ];
  const turning = play(die, frames, ROLL * stage.pace, "linear");
  await wait(ROLL * 0.78 * stage.pace);
  face.replaceWith(iconOf(step.icon));
  await turning;
  die.append(Object.assign(document.createElement("b"), { textContent: step.name }));
  await wait(HOLD * 2 * stage.pace);
  await play(die, [{ opacity: 1 }, { opacity: 0 }], FADE * stage.pace, LEAVE);
  die.remove();
}

async function rise(stage: Stage, id: string, duration: number, shown: HTMLElement): Promise<void> {
  const place = placeOf(stage, id);
  if (!place) return;
  stage.layer.append(shown);
  const start = centred(shown, place);
  const up = { x: start.x, y: start.y - 30 };
  const frames = [
    { ...at(start, 0.8), opacity: 0 },
    { ...at(up, 1), opacity: 1, offset: 0.4 },
    { ...at(up, 1), opacity: 1, offset: 0.8 },
    { ...at({ x: up.x, y: up.y - 8 }, 1), opacity: 0 },
  ];
  await play(shown, frames, duration * stage.pace, ARRIVE);
  shown.remove();
}

async function fade(stage: Stage, id: string, shown: HTMLElement): Promise<void> {
  const place = placeOf(stage, id);
  if (!place) return;
  stage.layer.append(shown);
  const spot = at(centred(shown, place), 1);
  await play(
    shown,
    [
      { ...spot, opacity: 0 },
      { ...spot, opacity: 1 },
    ],
    FADE,
    "linear",
  );
  await wait(COUNT);
  shown.remove();
}

function tag(icon: string | undefined, text: string): HTMLElement {
  const shown = document.createElement("span");
  shown.className = "flying tag";
  shown.append(text);
  if (icon) shown.append(iconOf(icon));
  return shown;
}

const SVG = "http://www.w3.org/2000/svg";

function iconOf(name: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "i");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  draw(drawing, name);
  return drawing;
}

interface Spot {
  x: number;
  y: number;
}

/** Where the drawing of an id is, in the layer's own coordinates. */
function placeOf(stage: Stage, id: string): DOMRect | null {
  const place = stage.rect(id);
  const zoom = zoomOf(stage.layer);
  return place && new DOMRect(place.x / zoom, place.y / zoom, place.width / zoom, place.height / zoom);
}

/** Where something must be put so that its middle lies on the middle of a place. */
function centred(shown: HTMLElement, place: DOMRect): Spot {
  return {
    x: place.x + place.width / 2 - shown.offsetWidth / 2,
    y: place.y + place.height / 2 - shown.offsetHeight / 2,
  };
}

function at(spot: Spot, scale: number, turned = 0): Keyframe {
  return { transform: `translate(${spot.x}px, ${spot.y}px) rotate(${turned}deg) scale(${scale})` };
}

/** Only transform and opacity are animated; a skipped or detached animation counts as seen. */
async function play(shown: Element, frames: Keyframe[], duration: number, easing: string): Promise<void> {
  const animation = shown.animate(frames, { duration: Math.max(1, duration), easing, fill: "both" });
  await animation.finished.catch(() => undefined);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
