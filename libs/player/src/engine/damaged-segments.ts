import { MOST_SKIPS_IN_A_ROW, RECOVERY_FORGIVEN_MS } from './limits.ts';

/** Seconds of the element's time. */
type Span = readonly [from: number, to: number];

/** Remembers, for one playback, which segments a decoder fails at. */
export interface DamagedSegments {
  /** Notes that a library has got a segment. */
  gave: (name: string, span: Span) => void;
  /** Notes that a decoder could not take one of some segments; answers whether any counts as damaged from now on. */
  blame: (names: readonly string[], now: number) => boolean;
  /** Notes that a decoder failed at a place, in seconds; answers whether what is there counts as damaged from now on. */
  blameAt: (time: number, now: number) => boolean;
  has: (name: string) => boolean;
}

/** A decoder works a little ahead of the picture, in seconds. */
const DECODED_AHEAD_SECONDS = 0.5;

/** So many segments are remembered: more than are loaded at once. */
const MOST_GIVEN = 200;

/** What a segment is called: its address, and the part of the file where it is one. */
export const segmentName = (url: string, range?: string): string =>
  range ? `${url} ${range}` : url;

const isSameTime = ([from, to]: Span, [start, end]: Span) => {
  const middle = (from + to) / 2;
  return middle > start && middle < end;
};

/**
 * A decoder may fail once, and the same segment is then as good as before. Where it fails at the same segment again, or
 * at another rendition of it, what it got is damaged. Several in a row are no damage: it is the decoder itself.
 *
 * Times to blame at are milliseconds of any clock.
 */
export function createDamagedSegments(): DamagedSegments {
  const given = new Map<string, Span>();
  /** When each was blamed last, and where it plays. */
  const blamed = new Map<string, { at: number; span: Span | undefined }>();
  const damaged = new Set<string>();
  let finds: number[] = [];

  const wasBlamed = (name: string, now: number) => {
    const span = given.get(name);
    return [...blamed].some(([other, one]) => {
      const isOf = other === name || (span && one.span && isSameTime(span, one.span));
      return isOf && now - one.at < RECOVERY_FORGIVEN_MS;
    });
  };

  const blame = (names: readonly string[], now: number) => {
    finds = finds.filter((at) => now - at < RECOVERY_FORGIVEN_MS);
    const found = names.filter((name) => !damaged.has(name) && wasBlamed(name, now));
    for (const name of names) blamed.set(name, { at: now, span: given.get(name) });
    if (found.length === 0 || finds.length >= MOST_SKIPS_IN_A_ROW) return false;
    finds.push(now);
    for (const name of found) damaged.add(name);
    return true;
  };
  return {
    gave: (name, span) => {
      given.delete(name);
      given.set(name, span);
      for (const [oldest] of given) {
        if (given.size <= MOST_GIVEN) break;
        given.delete(oldest);
      }
    },
    blame,
    blameAt: (time, now) => {
      const there = [...given].filter(
        ([, [from, to]]) => from < time + DECODED_AHEAD_SECONDS && to > time,
      );
      return blame(
        there.map(([name]) => name),
        now,
      );
    },
    has: (name) => damaged.has(name),
  };
}
