/** How much of its column's width one em may take, in parts of a hundred, by the letters of the longest word. */
const shares = { 8: 15, 12: 12.2, 16: 10.7, 20: 9.5, 24: 7.8, 28: 6.7 };
const buckets = Object.keys(shares).map(Number);

/** Which of the sizes keeps the longest word of a headline whole, for `data-word`; none for what is longer still. */
export function wordBucket(title: string): number | undefined {
  const longest = Math.max(...title.split(/[\s\u00A0-]+/u).map((word) => word.length));
  return buckets.find((letters) => longest <= letters);
}

/** What {@link fitWords} goes by beside the size. */
interface Fit {
  /** A hundredth of the column's width. @default that of the container around it */
  percent?: string;
  /** Shares of a face that is narrower or wider than most. */
  narrow?: Partial<typeof shares>;
}

/** Shares of a wide face, as of the lit headlines of words. */
export const wideShares = { 8: 15, 12: 14, 16: 10.4, 20: 8.4, 24: 7, 28: 6 };

/**
 * The selectors of a headline by its `data-word`: never larger than its longest word has room for.
 *
 * @param size - That it has where all words have room.
 */
export const fitWords = (
  size: string,
  { percent = '1cqi', narrow = {} }: Fit = {},
): Record<string, { fontSize: string }> =>
  Object.fromEntries(
    Object.entries({ ...shares, ...narrow }).map(([letters, share]) => [
      `&[data-word="${letters}"]`,
      { fontSize: `min(${size}, ${share} * ${percent})` },
    ]),
  );
