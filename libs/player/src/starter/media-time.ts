import type { RequestParts } from './feed.ts';

/** Where what a box of MP4 holds begins, by its name; undefined where the bytes have no such box. */
function contentOf(bytes: Uint8Array, name: string): number | undefined {
  const letters = [...name].map((letter) => letter.codePointAt(0));
  for (let at = 4; at + 4 <= bytes.length; at += 1) {
    if (letters.every((letter, index) => bytes[at + index] === letter)) return at + 4;
  }
  return undefined;
}

/** A number of a box, behind its version, flags and so many bytes that are wider in version 1. */
function numberIn(bytes: Uint8Array, name: string, skipped: { words: number; isWide: boolean }) {
  const at = contentOf(bytes, name);
  if (at === undefined) return undefined;
  const isNew = bytes[at] === 1;
  const from = at + 4 + skipped.words * (isNew ? 8 : 4);
  const isWide = isNew && skipped.isWide;
  if (from + (isWide ? 8 : 4) > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return isWide ? Number(view.getBigUint64(from)) : view.getUint32(from);
}

/** Units of a rendition in a second, out of the file that it starts with. */
const timescaleIn = (init: Uint8Array) => numberIn(init, 'mdhd', { words: 2, isWide: false });

/** The time that a segment gives itself, in units. */
const timeIn = (segment: Uint8Array) => numberIn(segment, 'tfdt', { words: 0, isWide: true });

/** Requests that are listened to. */
export interface TimedRequests {
  request: RequestParts;
  /** The time that the first segment gives itself, in seconds; undefined where the files do not say. */
  time: Promise<number | undefined>;
}

/** Hears out of the first two files of a rendition, while they arrive, with what time it begins. */
export function hearTime(
  [init = '', first = '']: readonly string[],
  request: RequestParts,
): TimedRequests {
  const heads = new Map([init, first].map((url) => [url, new Uint8Array()]));
  let tell: (time: number | undefined) => void = () => {};
  const time = new Promise<number | undefined>((resolve) => (tell = resolve));
  const asked: Promise<unknown>[] = [];
  const look = () => {
    const timescale = timescaleIn(heads.get(init) ?? new Uint8Array());
    const units = timeIn(heads.get(first) ?? new Uint8Array());
    if (timescale && units !== undefined) tell(units / timescale);
  };
  return {
    time,
    request: (url, onPart, signal) => {
      const hear = (part: Uint8Array) => {
        const head = heads.get(url);
        // A segment says it before its pictures.
        if (head && timeIn(head) === undefined) {
          heads.set(url, new Uint8Array([...head, ...part]));
          look();
        }
        onPart(part);
      };
      const answer = request(url, heads.has(url) ? hear : onPart, signal);
      if (heads.has(url)) asked.push(answer);
      if (asked.length === heads.size) void Promise.allSettled(asked).then(() => tell(undefined));
      return answer;
    },
  };
}
