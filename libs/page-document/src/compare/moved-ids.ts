/** The longest run of positions that goes up, in which nothing has to move. */
function risingRun(positions: readonly number[]): ReadonlySet<number> {
  const best: { length: number; before: number | undefined }[] = [];
  positions.forEach((position, index) => {
    const before = best
      .map(({ length }, earlier) => ({ length, earlier }))
      .filter(({ earlier }) => (positions[earlier] ?? 0) < position)
      .reduce<{ length: number; earlier: number | undefined }>(
        (most, one) => (one.length > most.length ? one : most),
        { length: 0, earlier: undefined },
      );
    best[index] = { length: before.length + 1, before: before.earlier };
  });
  let at: number | undefined = best.reduce<number | undefined>(
    (most, { length }, index) =>
      most === undefined || length > (best[most]?.length ?? 0) ? index : most,
    undefined,
  );
  const run = new Set<number>();
  while (at !== undefined) {
    run.add(positions[at] ?? 0);
    at = best[at]?.before;
  }
  return run;
}

/** The fewest ids that have to move so that one order becomes the other; ids that only one has stand aside. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => place.has(id));
  const standing = risingRun(common.map((id) => place.get(id) ?? 0));
  return common.filter((id) => !standing.has(place.get(id) ?? 0));
}
