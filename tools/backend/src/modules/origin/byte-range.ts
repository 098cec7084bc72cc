/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range that a `range` header asks for.
 *
 * @returns `undefined` for the whole file (also for several ranges, which we do not serve), `null` for
 * a range outside the file.
 */
export function readRange(header: string | null, size: number): ByteRange | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? null : { start: Math.max(size - length, 0), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? null : { start, end };
}
