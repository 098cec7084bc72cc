/** What a channel shows, for the bar over its picture. */
export interface LiveProgramme {
  title: string;
  /** When it begins and ends, in seconds since 1970 of the service's clock. */
  start: number;
  end: number;
  /** What follows it; `start` on the same clock. */
  next?: { title: string; start: number } | undefined;
  /** In which its times are shown. @default the browser's */
  timeZone?: string | undefined;
}

/** How much of a programme is gone at a moment of the service's clock, 0 to 1. */
export function shareGone({ start, end }: LiveProgramme, now: number): number {
  return end > start ? Math.min(1, Math.max(0, (now - start) / (end - start))) : 0;
}
