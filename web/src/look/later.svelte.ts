/** Something that is much to draw, while its turn to be drawn comes or has come. */

import { inLine } from "./frames";

export class Turn {
  /** Has it come? Once it has, what was drawn stays. */
  come = $state(false);

  /** With no time to wait it has come already, else it stands in line: after all of a lower order. */
  constructor(waits: boolean, order: number) {
    if (waits) void inLine(order, 1).then(() => (this.come = true));
    else this.come = true;
  }
}
