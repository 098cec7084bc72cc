/** Buckets of the longest word of a title, in letters, and how much of a column's width one em may take there. */
const buckets = [
  [8, undefined],
  [10, 14.7],
  [13, 12.2],
  [17, 11],
  [24, 8],
  [Infinity, 6],
] as const;

/**
 * The bucket of a title for `data-word`, so that the longest part of it that does not break fits the column: a word, or
 * several that a no-break space ties.
 */
export function wordBucket(title: string): string {
  const longest = Math.max(...title.split(/[ -]+/u).map((word) => [...word].length));
  const bucket = buckets.find(([letters]) => longest <= letters) ?? buckets[0];
  return String(bucket[0]);
}

/**
 * Selectors that shrink a heading to its column by the bucket of its longest word.
 *
 * @param size - The size it has where it fits.
 */
export function fitWords(size: string): Record<string, { fontSize: string }> {
  const narrow = [['8', `min(${size}, 18.6cqi)`] as const];
  const rest = buckets.flatMap(([letters, share]) =>
    share === undefined ? [] : [[String(letters), `min(${size}, ${share}cqi)`] as const],
  );
  return Object.fromEntries(
    [...narrow, ...rest].map(([letters, fontSize]) => [`&[data-word="${letters}"]`, { fontSize }]),
  );
}
