import { stableNumber } from '../../../server/stable-number.ts';
import type { LoopFilm, LoopTrack } from './loop-film.ts';

/** How a channel turns the looped film into a stream. */
export interface LoopView {
  film: LoopFilm;
  /** Segments by which the channel is ahead of the others. */
  phase: number;
  /** Seconds since 1970 that are the stream's time zero. */
  zero: number;
}

/** Where one segment of a stream is found, and where it begins in units of the track. */
export interface SegmentPlace {
  /** Counted from 0, in the film. */
  index: number;
  start: number;
}

/** By how many segments a channel is ahead: another number for almost every channel, always the same. */
export const phaseOf = (channelId: string, { segmentCount }: LoopFilm): number =>
  stableNumber(channelId) % segmentCount;

/**
 * The place of a segment, numbered from 1970 on. No segment begins before its neighbour ends: the film
 * is as long in every track, so rounds follow each other without a gap.
 */
export function placeOf(
  { film, phase, zero }: LoopView,
  { starts, length, unitsPerSecond }: LoopTrack,
  number: number,
): SegmentPlace {
  const { segmentCount, segmentSeconds } = film;
  const round = Math.floor((number + phase) / segmentCount);
  const index = number + phase - round * segmentCount;
  const ahead = (phase * segmentSeconds + zero) * unitsPerSecond;
  return { index, start: round * length + (starts[index] ?? 0) - ahead };
}

/** When a segment begins in the stream, in seconds. */
export const startSeconds = (view: LoopView, track: LoopTrack, number: number): number =>
  placeOf(view, track, number).start / track.unitsPerSecond;

/** Seconds into the film at the beginning of a segment. */
export const filmSecondsAt = ({ film, phase }: LoopView, number: number): number =>
  ((number + phase) % film.segmentCount) * film.segmentSeconds;
