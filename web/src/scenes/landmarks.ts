/** What makes a place known from afar. Each stands at (x, y), its foot, and is about `size` high. */
import { Pen, each, n, tone } from "./ink";

export type Landmark = (x: number, y: number, size: number) => string;

export const house: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.5 0V-.5H.5V0Z", tone("wall"), 1.1) +
    pen.shape("M-.62 -.46L-.36 -.86H.36L.62 -.46Z", tone("roof"), 1.1) +
    pen.shape("M.2 -.86V-1.04H.34V-.86", tone("rock")) +
    pen.shape("M-.1 0V-.3H.12V0Z", tone("dark")) +
    pen.shape("M-.38 -.34h.16v.16h-.16ZM.24 -.34h.16v.16h-.16Z", tone("sun"), 0.8) +
    pen.hatch("M-.5 -.56l.1 -.2M-.2 -.56l.1 -.2M.1 -.56l.1 -.2M.34 -.56l.06 -.14") +
    pen.hatch("M.27 -1.08q.1 -.1 0 -.2t.06 -.2", 0.6, 1)
  );
};

export const lighthouse: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.light(0, -1.06, 0.3, 0.3) +
    pen.shape("M-.2 0L-.13 -.92H.13L.2 0Z", tone("snow"), 1.2) +
    pen.shape("M-.185 -.18L-.168 -.4H.168L.185 -.18ZM-.15 -.58L-.14 -.76H.14L.15 -.58Z", tone("roof"), 0.8) +
    pen.shape("M-.17 -.92H.17V-.97H-.17ZM-.1 -.97V-1.14H.1V-.97Z", tone("sun")) +
    pen.shape("M-.14 -1.14L0 -1.28L.14 -1.14Z", tone("dark")) +
    pen.shape("M-.05 0V-.13H.05V0Z", tone("dark"), 0.8)
  );
};

/** A mast with two arms that used to speak to ships. */
export const semaphore: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.22 0V-.34H.22V0Z", tone("wall"), 1.1) +
    pen.shape("M-.28 -.34L0 -.5L.28 -.34Z", tone("roof")) +
    pen.shape("M0 -.5V-1.2", "none", 2.2) +
    pen.shape("M0 -1.06L.36 -1.26L.4 -1.18L.04 -.98ZM0 -.84L-.36 -.72L-.33 -.64L.03 -.77Z", tone("ember")) +
    pen.hatch("M0 -.9L-.18 -.4M0 -.9L.18 -.4", 0.6)
  );
};

export const jetty: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.9 -.16L.3 -.3L.5 -.22L-.8 -.04Z", tone("sand"), 1.1) +
    pen.shape("M-.7 -.05V.16M-.3 -.1V.12M.1 -.15V.06M.44 -.22V-.02M-.78 -.14V-.34M.36 -.28V-.5", "none", 2) +
    pen.hatch("M-.6 -.19l.1 .1M-.4 -.22l.1 .1M-.2 -.24l.1 .1M0 -.26l.1 .09M.16 -.28l.1 .08", 0.7)
  );
};

export const well: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.36 0V-.34Q0 -.46 .36 -.34V0Q0 .12 -.36 0Z", tone("rock"), 1.1) +
    pen.shape("M-.36 -.34Q0 -.22 .36 -.34Q0 -.46 -.36 -.34Z", tone("dark")) +
    pen.shape("M-.34 -.34V-.86M.34 -.34V-.86", "none", 1.8) +
    pen.shape("M-.46 -.82L0 -1.08L.46 -.82Z", tone("roof"), 1.1) +
    pen.hatch("M0 -.9V-.5M-.2 -.18h.16M.06 -.1h.16M-.14 -.04h.14M.1 -.24h.14", 0.7)
  );
};

export const hives: Landmark = (x, y, size) => {
  const hive = (dx: number, scale: number) => {
    const pen = new Pen(x + dx * size, y, size * scale);
    return (
      pen.shape("M-.3 0Q-.36 -.66 0 -.76Q.36 -.66 .3 0Z", tone("sand"), 1.1) +
      pen.hatch("M-.31 -.16q.31 .1 .62 0M-.31 -.34q.31 .1 .62 0M-.25 -.54q.25 .08 .5 0", 0.7) +
      pen.shape("M-.08 0V-.12H.08V0Z", tone("dark"), 0.8)
    );
  };
  return hive(-0.42, 0.8) + hive(0.4, 0.86) + hive(0, 1);
};

/** A stile: two posts, rails, a step. */
export const stile: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.9 -.36H.9M-.9 -.56H.9", "none", 2) +
    pen.shape("M-.34 0V-.84H-.24V0ZM.24 0V-.84H.34V0Z", tone("trunk")) +
    pen.shape("M-.8 0V-.66M.8 0V-.66", "none", 2.4) +
    pen.shape("M-.3 -.2H.42V-.13H-.3Z", tone("sand"))
  );
};

export const dial: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.2 0L-.13 -.4H.13L.2 0Z", tone("rock"), 1.1) +
    pen.shape("M-.6 -.46Q0 -.66 .6 -.46Q0 -.26 -.6 -.46Z", tone("wall"), 1.1) +
    pen.shape("M-.1 -.46L.2 -.46L.2 -.92Z", tone("dark")) +
    pen.hatch(
      "M-.5 -.46h.1M.4 -.46h.1M-.3 -.54l.06 .03M.3 -.54l-.06 .03M-.3 -.38l.06 -.02M.3 -.38l-.06 -.02",
      0.8,
    )
  );
};

export const cairn: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  const stones = [
    [0.5, 0, 0.26],
    [0.4, -0.24, 0.22],
    [0.28, -0.44, 0.2],
    [0.18, -0.62, 0.16],
  ] as const;
  return stones
    .map(([half, foot, high]) =>
      pen.shape(
        `M${-half} ${foot}Q${-half - 0.06} ${foot - high} 0 ${foot - high}T${half} ${foot}Z`,
        tone("rock"),
        1,
      ),
    )
    .join("");
};

export const boat: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.7 -.26Q0 -.12 .7 -.32L.5 .04Q0 .14 -.5 .04Z", tone("roof"), 1.1) +
    pen.shape("M-.1 -.2V-1L.5 -.34Z", tone("snow")) +
    pen.hatch("M-.56 -.08Q0 .04 .58 -.12", 0.7)
  );
};

export const chapel: Landmark = (x, y, size) => {
  const column = (dx: number, high: number) => {
    const pen = new Pen(x + dx * size, y, size);
    return (
      pen.shape(`M-.1 0V${-high}H.1V0Z`, tone("wall"), 1.1) +
      pen.shape(`M-.14 ${-high}V${-high - 0.08}H.14V${-high}Z`, tone("rock")) +
      pen.hatch(`M-.03 -.06V${-high + 0.06}M.05 -.06V${-high + 0.06}`, 0.5)
    );
  };
  return column(-0.6, 0.9) + column(-0.2, 0.62) + column(0.22, 0.9) + column(0.62, 0.74);
};

export const greatTree: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.12 0Q-.04 -.3 -.1 -.6H.12Q.06 -.3 .16 0Z", tone("trunk"), 1.1) +
    pen.shape(
      "M-.5 -.5c-.3 -.06 -.2 -.44 .04 -.42c-.04 -.34 .4 -.42 .5 -.18c.16 -.2 .56 -.06 .46 .2c.28 .04 .24 .42 -.04 .42c-.1 .16 -.8 .2 -.96 -.02Z",
      tone("near"),
      1.2,
    ) +
    pen.hatch("M-.2 -.6q.1 .08 .2 0M.14 -.66q.12 .06 .2 -.06M-.1 -.84q.08 .06 .16 0M.02 -.3l.04 .12", 0.6)
  );
};

/** Mushrooms of one kind, at the spots given. */
function picked(cap: string, fill: string, spots: readonly (readonly [number, number])[]): Landmark {
  return (x, y, size) =>
    spots
      .map(([dx, dy]) => {
        const pen = new Pen(x + dx * size, y + dy * size, size);
        return pen.shape("M-.06 0V-.24H.06V0Z", tone("snow"), 0.8) + pen.shape(cap, tone(fill), 0.9);
      })
      .join("");
}

/** Ceps in a ring. */
export const ceps = picked("M-.22 -.22Q0 -.56 .22 -.22Z", "trunk", [
  [-0.8, -0.1],
  [-0.5, -0.24],
  [0, -0.3],
  [0.5, -0.24],
  [0.8, -0.1],
  [0.4, 0.06],
  [-0.4, 0.06],
]);

/** Chanterelles in two ruled lines. */
export const chanterelles = picked("M-.05 -.12L-.2 -.4Q0 -.3 .2 -.4L.05 -.12Z", "sun", [
  [-0.9, -0.2],
  [-0.5, -0.2],
  [-0.1, -0.2],
  [0.3, -0.2],
  [-0.9, 0.1],
  [-0.5, 0.1],
  [-0.1, 0.1],
  [0.3, 0.1],
]);

/** A small gate between two posts, and no fence. */
export const wicket: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.5 0V-.9H-.4V0ZM.4 0V-.9H.5V0Z", tone("trunk")) +
    pen.shape("M-.4 -.2H.4V-.12H-.4ZM-.4 -.7H.4V-.62H-.4Z", tone("sand")) +
    pen.shape("M-.3 -.1V-.8M-.1 -.1V-.8M.1 -.1V-.8M.3 -.1V-.8", "none", 1.6)
  );
};

export const desk: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.6 -.4H.6V-.32H-.6ZM-.54 -.32V0M.54 -.32V0", tone("trunk"), 1.4) +
    pen.shape("M-.3 -.4L-.24 -.62H.24L.3 -.4Z", tone("dark"), 1.1) +
    pen.shape("M-.14 -.62V-.94H.16V-.62Z", tone("snow")) +
    pen.hatch("M-.08 -.86h.18M-.08 -.78h.18M-.08 -.7h.1", 0.7) +
    pen.hatch("M-.2 -.52h.4M-.22 -.46h.44", 0.4)
  );
};

/** A tall rock with a hole through its middle, or a chimney of the mountain. */
export const spire: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.36 0L-.3 -.5L-.16 -.7L-.12 -1.1L.1 -1.2L.16 -.8L.3 -.56L.38 0Z", tone("rock2"), 1.2) +
    pen.shape("M-.08 -.1Q-.14 -.5 .02 -.56Q.14 -.4 .1 -.1Z", tone("dark")) +
    pen.hatch("M.2 -.6l-.06 .3M.26 -.4l-.04 .24M-.2 -.6l.06 .2M0 -1.06l.04 .2M.3 -.2l-.04 .16", 0.6)
  );
};

export const bench: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.6 -.3H.6V-.22H-.6ZM-.56 -.6H.56V-.5H-.56Z", tone("trunk"), 1) +
    pen.shape("M-.46 -.22V0M.46 -.22V0M-.46 -.6V-.3M.46 -.6V-.3", "none", 1.8)
  );
};

export const ladder: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  const rungs = each(8, (at) => `M${-0.14 + at * 0.012} ${n(-0.12 - at * 0.13)}h.28`);
  return pen.shape("M-.16 0L-.06 -1.14M.14 0L.22 -1.14", "none", 2) + pen.shape(rungs, "none", 1.5);
};

export const shed: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.6 0V-.46H.6V0Z", tone("trunk"), 1.1) +
    pen.shape("M-.7 -.44L-.5 -.78H.5L.7 -.44Z", tone("rock2"), 1.1) +
    pen.shape("M-.34 0V-.36H.34V0Z", tone("dark")) +
    pen.hatch("M-.5 -.1v-.28M-.42 -.1v-.28M.42 -.1v-.28M.5 -.1v-.28", 0.6)
  );
};

/** A door that stands where no wall is. */
export const door: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.32 0V-.7Q0 -1.06 .32 -.7V0Z", tone("rock"), 1.2) +
    pen.shape("M-.22 0V-.64Q0 -.9 .22 -.64V0Z", tone("trunk"), 1.1) +
    pen.disc(0.12, -0.34, 0.03, tone("sun"), 0.8) +
    pen.hatch("M-.08 0V-.76M.08 0V-.76", 0.5)
  );
};

/** A black pool in which something else is seen. */
export const mirror: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.8 -.1Q-.5 -.34 0 -.3T.8 -.12Q.5 .1 0 .08T-.8 -.1Z", tone("water"), 1.2) +
    pen.disc(-0.2, -0.12, 0.025, tone("sun"), 0) +
    pen.disc(0.14, -0.2, 0.02, tone("sun"), 0) +
    pen.disc(0.36, -0.06, 0.03, tone("sun"), 0) +
    pen.disc(-0.44, -0.16, 0.018, tone("sun"), 0)
  );
};

/** The great lamp at the top of a lighthouse. */
export const lamp: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.light(0, -0.66, 0.6, 0.22) +
    pen.shape("M-.4 0V-.16H.4V0ZM-.3 -.16V-.26H.3V-.16Z", tone("rock2"), 1.1) +
    pen.shape("M-.3 -.26Q-.44 -.66 -.24 -1.02H.24Q.44 -.66 .3 -.26Z", tone("sky"), 1.2) +
    pen.shape("M-.14 -.3Q-.2 -.66 -.1 -.96H.1Q.2 -.66 .14 -.3Z", tone("sun"), 0.9) +
    pen.shape("M-.3 -1.02L0 -1.26L.3 -1.02Z", tone("roof"), 1.1) +
    pen.hatch("M-.34 -.5H.34M-.36 -.66H.36M-.33 -.82H.33", 0.6)
  );
};

export const bell: Landmark = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.4 0V-1M.4 0V-1M-.46 -1H.46", "none", 2.2) +
    pen.shape("M0 -.98V-.86M-.24 -.42Q-.2 -.84 0 -.86Q.2 -.84 .24 -.42Z", tone("sun"), 1.1)
  );
};
