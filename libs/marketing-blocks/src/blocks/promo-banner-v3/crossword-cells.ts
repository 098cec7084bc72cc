/** A square of a crossword: the place of a logo, a black one, or one that is left white. */
export type Square = number | 'black' | 'white';

const columns = 4;

/**
 * Which squares are black, pair by pair: by the number of rows, the first of each pair, from 1. The other one stands half a
 * turn away.
 */
const blackPairs: Readonly<Record<number, readonly number[]>> = {
  2: [2, 4, 1],
  3: [2, 5, 4],
  4: [2, 8, 5],
};

const rowsFor = (logos: number): number => (logos > 8 ? 4 : logos > 4 ? 3 : 2);

/**
 * The squares of a crossword for three to twelve logos, four in a row. It looks the same turned by half; where the logos
 * are odd in number, the last square is left white. Look 2 §2
 *
 * @returns The places of the logos count from 0.
 */
export function crosswordSquares(logos: number): Square[] {
  const rows = rowsFor(logos);
  const count = rows * columns;
  const pairs = Math.floor((count - logos) / 2);
  const black = new Set(
    (blackPairs[rows] ?? []).slice(0, pairs).flatMap((first) => [first, count + 1 - first]),
  );
  let next = 0;
  return Array.from({ length: count }, (_, index): Square => {
    if (black.has(index + 1)) return 'black';
    next += 1;
    return next > logos ? 'white' : next - 1;
  });
}
