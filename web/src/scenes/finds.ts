/** What lies about on a terrain and may be gathered. Each lies at (x, y) and is about `size` high. */
import { Pen, each, tone } from "./ink";
import { rock } from "./land";
import { pine, tree } from "./plants";

type Find = (x: number, y: number, size: number) => string;

const log: Find = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.8 -.1L.6 -.36L.7 -.12L-.7 .14Z", tone("trunk"), 1) +
    pen.disc(0.65, -0.24, 0.13, tone("sand"), 0.9) +
    pen.hatch("M-.5 -.02l.5 -.1M-.2 .02l.5 -.1", 0.6)
  );
};

const reeds: Find = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return each(5, (at) => {
    const [foot, lean, high] = [-0.36 + at * 0.18, (at - 2) * 0.05, 0.8 + (at % 3) * 0.14];
    return (
      pen.shape(`M${foot} 0Q${foot + lean / 2} -.5 ${foot + lean} ${-high}`, "none", 1.2) +
      pen.shape(`M${foot + lean - 0.035} ${-high + 0.06}v-.2q.035 -.06 .07 0v.2Z`, tone("trunk"), 0.8)
    );
  });
};

/** Wool that was left behind: where it lies there need be no sheep. */
const fleece: Find = (x, y, size) => {
  const tuft = (dx: number, dy: number, large: number) => {
    const pen = new Pen(x + dx * size, y + dy * size, size * large);
    return (
      pen.shape(
        "M-.4 0c-.2 -.06 -.14 -.32 .04 -.3c.02 -.2 .26 -.22 .34 -.08c.12 -.14 .34 -.04 .32 .12c.2 .02 .18 .26 .02 .26Z",
        tone("snow"),
        1,
      ) + pen.hatch("M-.2 -.1q.06 -.12 .14 -.02t-.08 .04M.1 -.14q.06 -.12 .14 -.02t-.08 .04", 0.7)
    );
  };
  return tuft(0.3, -0.1, 0.5) + tuft(-0.3, 0, 0.62) + tuft(0.14, 0.12, 0.7);
};

const shells: Find = (x, y, size) => {
  const one = (dx: number, dy: number) => {
    const pen = new Pen(x + dx * size, y + dy * size, size * 0.5);
    return (
      pen.shape("M0 0Q-.5 -.2 -.34 -.56Q0 -.8 .34 -.56Q.5 -.2 0 0Z", tone("wall"), 0.9) +
      pen.hatch("M0 -.04V-.62M0 -.04L-.2 -.56M0 -.04L.2 -.56", 0.7)
    );
  };
  return one(-0.3, 0) + one(0.24, 0.1) + one(0.02, -0.26);
};

const shards: Find = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.4 0L-.3 -.6L-.14 0ZM-.2 0L0 -1L.18 0ZM.12 0L.34 -.7L.44 0Z", tone("snow"), 1) +
    pen.hatch("M-.02 -.86l.06 .7M-.28 -.5l.04 .4M.34 -.56l.02 .44", 0.6)
  );
};

const sheets: Find = (x, y, size) => {
  const one = (dx: number, dy: number, lean: number) => {
    const pen = new Pen(x + dx * size, y + dy * size, size * 0.6);
    return (
      pen.shape(`M-.3 0L${-0.2 + lean} -.7L${0.3 + lean} -.64L.24 .06Z`, tone("snow"), 0.9) +
      pen.hatch(`M${-0.1 + lean} -.52l.28 .03M${-0.14 + lean} -.38l.28 .03M${-0.18 + lean} -.24l.2 .02`, 0.6)
    );
  };
  return one(-0.4, 0, -0.1) + one(0.3, 0.08, 0.12) + one(0, -0.2, 0);
};

const pool: Find = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.shape("M-.7 -.06Q-.4 -.24 0 -.2T.7 -.06Q.4 .1 0 .06T-.7 -.06Z", tone("dark"), 1) +
    pen.hatch("M-.3 -.1q.1 -.04 .2 0M.1 -.06q.1 -.04 .2 0", 0.8)
  );
};

const blaze: Find = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return (
    pen.light(0, -0.3, 0.6, 0.25) +
    pen.shape("M-.4 0l.8 -.12M-.4 -.12l.8 .12", "none", 2) +
    pen.shape("M0 -.86c.4 .3 .4 .74 0 .8c-.44 -.06 -.28 -.4 -.16 -.5c.06 .1 .16 -.06 .16 -.3Z", tone("ember"))
  );
};

const resin: Find = (x, y, size) =>
  pine(x, y, size * 1.7) +
  new Pen(x, y, size).shape("M.06 -.3q.14 .2 0 .28q-.14 -.08 0 -.28Z", tone("ember"), 0.8);

const heather: Find = (x, y, size) => {
  const pen = new Pen(x, y, size);
  return each(5, (at) => {
    const dx = -0.4 + at * 0.2;
    return (
      pen.hatch(`M${dx} 0l${(at - 2) * 0.05} -.5`, 0.8, 1) +
      pen.disc(dx + (at - 2) * 0.05, -0.52, 0.07, tone("roof"), 0.6) +
      pen.disc(dx + (at - 2) * 0.04, -0.36, 0.06, tone("roof"), 0.6)
    );
  });
};

const FINDS: Readonly<Record<string, Find>> = {
  wood: log,
  stone: (x, y, size) => rock(x, y, size * 0.5),
  reed: reeds,
  wool: fleece,
  shell: shells,
  ice: shards,
  paper: sheets,
  ink: pool,
  fire: blaze,
  resin,
  heather,
};

/** A resource as it lies on the ground; a bush where nobody knows it. */
export function find(resource: string, x: number, y: number, size: number): string {
  return (FINDS[resource] ?? ((fx, fy, fs) => tree(fx, fy, fs)))(x, y, size);
}
