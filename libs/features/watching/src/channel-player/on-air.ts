import type { ProgrammeShort } from '@foyer/contract';

const hour = 3_600;

/** The most that is read of what is over, in seconds. */
const mostBehind = 24 * hour;

/** How much is read of what is to come, in seconds. */
const ahead = 6 * hour;

/**
 * The part of the guide that a running channel needs: as far back as its stream goes, and some hours on. The same for
 * an hour, so that it is asked for once.
 *
 * @param now - Seconds since 1970 by the service's clock.
 * @param depth - How far back the stream goes, in seconds.
 */
export function guideAround(now: number, depth: number): { from: number; to: number } {
  const begin = Math.floor(now / hour) * hour;
  return { from: begin - Math.min(depth, mostBehind) - hour, to: begin + hour + ahead };
}

/** What is on at a moment, and what follows it. */
export interface OnAir {
  current: ProgrammeShort;
  next: ProgrammeShort | undefined;
}

/** What programmes of one channel, in their order, show at a moment; nothing where they do not tell. */
export function onAirAt(programmes: readonly ProgrammeShort[], time: number): OnAir | undefined {
  const at = programmes.findIndex(
    ({ start_time, end_time }) => start_time <= time && time < end_time,
  );
  const current = programmes[at];
  return current && { current, next: programmes[at + 1] };
}
