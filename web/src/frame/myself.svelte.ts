/** Who one is here: a name is enough. */

import * as api from "../table/api";
import type { Me } from "../wire";

class Myself {
  me = $state.raw<Me | null>(null);

  get name(): string {
    return this.me?.name ?? "";
  }

  async load(): Promise<void> {
    this.me = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename({ name });
  }
}

export const myself = new Myself();
