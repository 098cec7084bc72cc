import { clampTime, indexAt } from './guide-window.ts';
import { HOUR } from './guide-time.ts';
import type { GuideProgramme, TimeRange } from './guide.types.ts';

/** A step through the timeline. */
export type GuideMove =
  'previous' | 'next' | 'up' | 'down' | 'dayStart' | 'dayEnd' | 'pageUp' | 'pageDown' | 'now';

const moves: Readonly<Record<string, GuideMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'dayStart',
  End: 'dayEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  // By its place, because Russian and Armenian keyboards have another letter there.
  KeyN: 'now',
};

/** The step that a key means; nothing for keys of the browser and with a modifier. */
export function moveOf(event: {
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): GuideMove | undefined {
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  return isPlain ? moves[event.code] : undefined;
}

/** A place in the timeline: a row, and the moment by which its programme is found. */
export interface GuidePlace {
  row: number;
  /** Kept while going up and down, so that the way back leads to the same programme. */
  time: number;
}

/** What a step has to know of the timeline. */
export interface GuideGround {
  rowCount: number;
  /** Rows in view. */
  rowsInView: number;
  /** What is known of a row about a moment. */
  programmesAt: (row: number, time: number) => readonly GuideProgramme[];
  dayOf: (time: number) => TimeRange;
  /** All days. */
  range: TimeRange;
  now: number;
}

/** Where a step leads; the same place where it leads nowhere. */
export function nextPlace(place: GuidePlace, move: GuideMove, ground: GuideGround): GuidePlace {
  const at = (time: number): GuidePlace => ({ ...place, time: clampTime(time, ground.range) });
  const rowsOn = (count: number): GuidePlace => ({
    ...place,
    row: Math.min(Math.max(place.row + count, 0), ground.rowCount - 1),
  });
  switch (move) {
    case 'up':
      return rowsOn(-1);
    case 'down':
      return rowsOn(1);
    case 'pageUp':
      return rowsOn(-ground.rowsInView);
    case 'pageDown':
      return rowsOn(ground.rowsInView);
    case 'now':
      return at(ground.now);
    case 'dayStart':
      return at(firstOfDay(place, ground));
    case 'dayEnd':
      return at(lastOfDay(place, ground));
    case 'previous':
      return at(neighbour(place, -1, ground));
    case 'next':
      return at(neighbour(place, 1, ground));
  }
}

/** A row whose programmes are not there yet is crossed by the hour. */
function neighbour({ row, time }: GuidePlace, step: 1 | -1, ground: GuideGround): number {
  const programmes = ground.programmesAt(row, time);
  if (programmes.length === 0) return time + step * HOUR;
  const next = programmes[indexAt(programmes, time) + step];
  // One that has begun before the first day is entered where it is seen.
  return next ? next.startTime : time;
}

function firstOfDay({ row, time }: GuidePlace, ground: GuideGround): number {
  const day = ground.dayOf(time);
  const first = ground.programmesAt(row, day.from).find(({ startTime }) => startTime >= day.from);
  return first && first.startTime < day.to ? first.startTime : day.from;
}

function lastOfDay({ row, time }: GuidePlace, ground: GuideGround): number {
  const day = ground.dayOf(time);
  const last = ground.programmesAt(row, day.to - 1).findLast(({ startTime }) => startTime < day.to);
  return last && last.startTime >= day.from ? last.startTime : day.to - 1;
}
