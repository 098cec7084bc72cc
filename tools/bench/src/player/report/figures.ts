/** The middle of some figures; of two in the middle their average; undefined for none. */
export function middle(figures: readonly (number | undefined)[]): number | undefined {
  const sorted = figures
    .filter((figure) => figure !== undefined && Number.isFinite(figure))
    .toSorted((left, right) => (left ?? 0) - (right ?? 0));
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  return high === undefined || low === undefined ? undefined : (low + high) / 2;
}

/** A figure for people; a dash for none. */
export function shown(figure: number | undefined, digits = 0): string {
  return figure === undefined ? '–' : figure.toFixed(digits);
}

/** The rows of one player. */
export function rowsOf<Row extends { contestant: string }>(
  rows: readonly Row[],
  contestant: string,
): Row[] {
  return rows.filter((row) => row.contestant === contestant);
}

/** The players of some rows, in the order of their first. */
export function contestantsOf(rows: readonly { contestant: string }[]): string[] {
  return [...new Set(rows.map(({ contestant }) => contestant))];
}
