/** A seeded source of numbers; the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(min: number, max: number): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** A 32-bit number from text. */
export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash >>> 0;
}

/** Starts a sequence for a seed. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number) => Math.floor(min + (max - min + 1) * next());
  return {
    next,
    whole,
    between: (min, max) => min + (max - min) * next(),
    chance: (share) => next() < share,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
