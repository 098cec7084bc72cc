/** Pages beside the current one that have a number. */
const reach = 1;

/** The numbers that a list of pages shows: both ends, the current one and its neighbours; null for what is left out. */
export function pageNumbers(current: number, count: number): readonly (number | null)[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= reach,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 1) return [page];
    // A gap of one page is that page.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
