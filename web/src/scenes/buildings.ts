/** What people left or pitched: a tent and its fire, a stepped pyramid, a gate, an idol's head, an aeroplane. */
import { Pen, each, n, tone } from "./ink";

export function tent(x: number, y: number, size: number): string {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-1 0L0 -.95L1 0Z", tone("sand"), 1.2) +
    pen.shape("M-.3 0L0 -.95L.3 0Z", tone("dark")) +
    pen.hatch("M.3 -.6l.2 .5M.45 -.45l.18 .38")
  );
}

export function flame(x: number, y: number, size: number): string {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.7 0l1.4 -.2M-.7 -.2l1.4 .2", "none", 2) +
    pen.shape("M0 -1.5c.7 .5 .7 1.3 0 1.4c-.8 -.1 -.5 -.7 -.3 -.9c.1 .2 .3 -.1 .3 -.5Z", tone("ember"))
  );
}

export function pyramid(x: number, y: number, size: number): string {
  const pen = new Pen(x, y, size);
  const floors = each(4, (floor) => {
    const half = 1 - floor * 0.22;
    const foot = -floor * 0.21;
    return (
      pen.shape(
        `M${-half} ${foot}L${-half + 0.07} ${foot - 0.21}H${half - 0.07}L${half} ${foot}Z`,
        tone("rock"),
        1.1,
      ) +
      pen.hatch(
        `M${half * 0.5} ${foot - 0.17}v.08M${half * 0.66} ${foot - 0.12}v.08M${-half * 0.6} ${foot - 0.1}h${half * 0.2}`,
      )
    );
  });
  return (
    floors +
    pen.shape("M-.16 0L-.1 -.84H.1L.16 0Z", tone("wall")) +
    pen.hatch(each(7, (step) => `M-.15 ${-(step + 1) * 0.1}h.3`)) +
    pen.shape("M-.17 -.84V-1.08H.17V-.84Z", tone("rock"), 1.1) +
    pen.shape("M-.06 -.84v-.14h.12v.14Z", tone("dark"), 0.8)
  );
}

/** A gate in the mountain and the city that shines behind it. */
export function gate(picture: Pen): string {
  const towers = [
    [0.41, 0.16],
    [0.47, 0.26],
    [0.53, 0.34],
    [0.59, 0.2],
  ] as const;
  const city = towers.map(([x, high]) => {
    const roof = 0.8 - high * 0.7;
    return (
      picture.shape(`M${x - 0.026} .8V${roof}q.026 -.1 .052 0V.8Z`, tone("roof"), 0.9) +
      picture.shape(`M${x} ${roof - 0.05}v-.04`)
    );
  });
  const pearls = each(7, (at) => {
    const turn = Math.PI * (1 + at / 6);
    return picture.disc(
      0.5 + 0.175 * Math.cos(turn),
      0.555 + 0.175 * Math.sin(turn),
      0.012,
      tone("wall"),
      0.8,
    );
  });
  const steps = each(4, (at) => {
    const [left, right, top] = [0.33 - at * 0.03, 0.67 + at * 0.03, 0.84 + at * 0.04];
    return picture.shape(`M${left} ${top}H${right}v.05H${left}Z`, tone("wall"));
  });
  return (
    picture.shape("M.3 .9V.54A.2 .2 0 0 1 .7 .54V.9Z", tone("rock2"), 1.2) +
    picture.shape("M.35 .9V.56A.15 .15 0 0 1 .65 .56V.9Z", tone("sun"), 1.1) +
    city.join("") +
    pearls +
    steps +
    traveller(picture, 0.47, 0.88) +
    traveller(picture, 0.54, 0.9)
  );
}

function traveller(picture: Pen, x: number, y: number): string {
  const spot = new Pen(picture.x + picture.w * x, picture.y + picture.h * y, 1);
  return spot.shape("M-3 0v-9q0 -4 3 -4t3 4v9Z", tone("dark"), 0.8);
}

/** A head of stone that looks out of the jungle. */
export function idolHead(picture: Pen): string {
  const teeth = [-0.08, -0.04, 0, 0.04, 0.08].map((at) => `M${0.5 + at} .74v.08`).join("");
  return (
    picture.shape("M.31 .96L.29 .5L.33 .3L.67 .3L.71 .5L.69 .96Z", tone("rock"), 1.3) +
    picture.shape("M.28 .34L.32 .2H.68L.72 .34Z", tone("rock2"), 1.2) +
    picture.shape("M.44 .2V.1H.56V.2Z", tone("rock"), 1.1) +
    picture.shape("M.35 .44h.11v.07h-.09Z", tone("dark")) +
    picture.shape("M.65 .44h-.11v.07h.09Z", tone("dark")) +
    picture.shape("M.465 .42L.44 .66H.56L.535 .42Z", tone("rock")) +
    picture.shape("M.38 .74H.62V.82H.38Z", tone("wall")) +
    picture.hatch(teeth, 0.8, 1) +
    picture.hatch(
      "M.34 .27h.05v.03h.04M.53 .27h.05v.03h.06M.62 .58l.05 .1M.6 .64l.06 .12M.64 .84l.03 .06",
      0.7,
      1,
    ) +
    picture.hatch("M.3 .34q-.02 .12 .02 .2t0 .2", 0.9, 1.6)
  );
}

export function aeroplane(x: number, y: number, scale: number): string {
  const pen = new Pen(0, 0, 1);
  const wings = pen.shape("M-22 -5h40M-20 5h36", "none", 2) + pen.shape("M-14 -5v10M10 -5v10");
  const body = pen.shape("M-24 0q4 -5 20 -4l26 2l8 -6v8l-6 3l-30 2q-14 0 -18 -5Z", tone("roof"), 1.1);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(-6) scale(${scale.toFixed(2)})">${wings}${body}${pen.shape("M-25 -6v12", "none", 1.6)}</g>`;
}
