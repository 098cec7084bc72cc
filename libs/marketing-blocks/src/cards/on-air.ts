import type { ProgrammeShort } from '@foyer/contract';

/** Whether a programme is on at a moment, in seconds since 1970. */
export const isOnAir = (
  { start_time, end_time }: Pick<ProgrammeShort, 'start_time' | 'end_time'>,
  now: number,
): boolean => start_time <= now && end_time > now;
