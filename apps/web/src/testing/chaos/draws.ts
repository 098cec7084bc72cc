/** Draws the same in each run with a seed. */
export interface Draws {
  /** Whether something of this probability, 0 to 1, happens. */
  happens(probability: number): boolean;
  /** One of some, by their weights. */
  oneOf<const T extends string>(weights: Readonly<Record<T, number>>): T;
  below(limit: number): number;
}

/** Mulberry32: small, and good enough for choices. */
export function createDraws(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    happens: (probability) => next() < probability,
    below: (limit) => Math.floor(next() * limit),
    oneOf: (weights) => {
      const entries = Object.entries<number>(weights);
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? entries.at(-1))?.[0] as never;
    },
  };
}
