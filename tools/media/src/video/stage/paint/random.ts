/** A repeatable source of numbers; the same seed gives the same picture on every machine. */
export interface Random {
  /** A number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number;
  /** True in `share` (0 to 1) of the calls. */
  chance(share: number): boolean;
}

/** Creates a source of numbers from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
  };
}

/** Calls `make` `count` times and collects the answers. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
