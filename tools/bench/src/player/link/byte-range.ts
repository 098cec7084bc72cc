/** Bytes that a request asks for, both ends included; undefined where it asks for all of a file. */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return undefined;
  return { first: Number(from), last: to ? Math.min(Number(to), size - 1) : size - 1 };
}
