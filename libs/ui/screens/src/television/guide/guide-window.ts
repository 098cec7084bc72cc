import { HOUR } from './guide-time.ts';
import type { GuideProgramme, TimeRange } from './guide.types.ts';

/** Lengths of the timeline in px. Look §1 Guide */
export const measures = {
  hour: 352,
  row: 68,
  rowGap: 6,
  /** Between programmes of a row. */
  cellGap: 4,
  /** Before the text of a programme. */
  cellPadding: 16,
  /** The logo's column with the room beside it. */
  channel: 116,
  ruler: 44,
  /** Cells that are narrower show no time. */
  narrow: 90,
  /** Cells that are narrower show nothing beside the time, which is never cut. */
  short: 130,
  /** Cells that are narrower show no note. */
  middling: 180,
} as const;

const halfHour = HOUR / 2;

/** A length of time as a length on the page, in px. */
export const pxOf = (seconds: number): number => (seconds / HOUR) * measures.hour;

/** A length on the page as a length of time, in seconds. */
export const secondsOf = (px: number): number => (px / measures.hour) * HOUR;

/** Keeps a moment within a part of time. */
export const clampTime = (time: number, { from, to }: TimeRange): number =>
  Math.min(Math.max(time, from), to - 1);

/**
 * The part of time to draw for a place of the scroll: what is in view and an hour round it, in whole hours, so that
 * it changes once an hour of scrolling and not with every frame.
 *
 * @param start - How far the timeline is scrolled, in px.
 * @param size - Width of the part in view, in px.
 */
export function windowOf(start: number, size: number, { from, to }: TimeRange): TimeRange {
  const firstHour = Math.floor(start / measures.hour) - 1;
  const lastHour = firstHour + Math.ceil(size / measures.hour) + 3;
  return {
    from: Math.max(from, from + firstHour * HOUR),
    to: Math.min(to, from + lastHour * HOUR),
  };
}

/** Index of the first programme that ends after a moment. */
function firstEndingAfter(programmes: readonly GuideProgramme[], time: number): number {
  let low = 0;
  let high = programmes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((programmes[middle]?.endTime ?? 0) > time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The programmes of which at least a moment is in a part of time. */
export function overlapping(
  programmes: readonly GuideProgramme[],
  { from, to }: TimeRange,
): readonly GuideProgramme[] {
  const first = firstEndingAfter(programmes, from);
  let end = first;
  while (end < programmes.length && (programmes[end]?.startTime ?? to) < to) end += 1;
  return programmes.slice(first, end);
}

/** Index of the programme that is on at a moment, or the nearest to it; -1 when there is none. */
export function indexAt(programmes: readonly GuideProgramme[], time: number): number {
  const after = firstEndingAfter(programmes, time);
  const next = programmes[after];
  const previous = programmes[after - 1];
  if (!next) return programmes.length - 1;
  if (!previous || next.startTime <= time) return after;
  return next.startTime - time < time - previous.endTime ? after : after - 1;
}

/** Where a part of time lies on the timeline, in px. */
export interface Box {
  start: number;
  size: number;
}

/** Where a programme lies on the timeline; what is outside its days is cut off. */
export function boxOf(
  { startTime, endTime }: { startTime: number; endTime: number },
  { from, to }: TimeRange,
): Box {
  const start = Math.max(startTime, from);
  const end = Math.min(endTime, to);
  return { start: pxOf(start - from), size: Math.max(0, pxOf(end - start) - measures.cellGap) };
}

/** The least that is left of a cell whose text stays behind, in px. */
const leastText = 120;

/**
 * How far the text of a programme stands from the beginning of its cell, in px, so that it is read although the
 * beginning is out of view.
 *
 * @param edge - How far the timeline is scrolled, in px.
 */
export function textShift(box: Box, edge: number): number {
  return Math.max(0, Math.min(edge - box.start, box.size - leastText));
}

/** How far to scroll so that a box is in view: not at all, or as little as shows its beginning. */
export function scrollToShow(box: Box, view: Box): number {
  const isTooLong = box.size > view.size;
  if (box.start < view.start) {
    // A long programme of which enough is in view stays where it is.
    const seen = box.start + box.size - view.start;
    return seen >= Math.min(view.size, measures.hour) ? view.start : box.start;
  }
  if (box.start + box.size <= view.start + view.size) return view.start;
  return isTooLong ? box.start : box.start + box.size - view.size;
}

/** The half hours of a part of time, counted from its beginning: some zones are a quarter of an hour off. */
export function halfHoursIn({ from, to }: TimeRange): readonly number[] {
  const count = Math.max(0, Math.ceil((to - from) / halfHour));
  return Array.from({ length: count }, (_, index) => from + index * halfHour);
}

/** How long a column of the grid is, as assistive technology counts them. */
const columnSeconds = 5 * 60;

/** Number of columns of the grid: that of the channels, and one for every five minutes. */
export const columnCount = ({ from, to }: TimeRange): number =>
  1 + Math.ceil((to - from) / columnSeconds);

/** The column in which a moment is, from 2; the first is that of the channels. */
export const columnOf = (time: number, range: TimeRange): number =>
  2 + Math.floor((clampTime(time, range) - range.from) / columnSeconds);

/** The moment at the start edge when a day is opened: the half hour about an hour ago, or the morning. */
export function firstMoment(day: TimeRange, now: number): number {
  if (now < day.from || now >= day.to) return day.from + 6 * HOUR;
  const halfHours = Math.floor((now - HOUR - day.from) / halfHour);
  return day.from + Math.max(0, halfHours) * halfHour;
}
