const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A part of the time that is left. */
export interface TimeUnit {
  unit: 'days' | 'hours' | 'minutes' | 'seconds';
  count: number;
}

/** Time as it is counted: to the minute above a day, to the second below, without hours in the last one. */
export function timeUnits(secondsLeft: number): TimeUnit[] {
  const days = Math.floor(secondsLeft / DAY);
  const hours = Math.floor((secondsLeft % DAY) / HOUR);
  const minutes = Math.floor((secondsLeft % HOUR) / MINUTE);
  const isFar = secondsLeft > DAY;
  return [
    ...(isFar ? [{ unit: 'days', count: days } as const] : []),
    ...(secondsLeft >= HOUR
      ? [{ unit: 'hours', count: isFar ? hours : hours + days * 24 } as const]
      : []),
    { unit: 'minutes', count: minutes },
    ...(isFar ? [] : [{ unit: 'seconds', count: secondsLeft % MINUTE } as const]),
  ];
}

/** Whether the last hour has begun. */
export const isLastHour = (secondsLeft: number): boolean => secondsLeft < HOUR;
