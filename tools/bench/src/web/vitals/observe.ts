import type { Shift } from './shifts.ts';

/** What a page's observers have seen so far; times in ms since the navigation. */
export interface Seen {
  largestPaint?: number;
  shifts: Shift[];
  /** From press to the next picture of the page. */
  presses: number[];
}

declare global {
  interface Window {
    foyerVitals: Seen;
  }
}

type InputEntry = PerformanceEventTiming & { interactionId?: number };
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before its own scripts. */
export function observeVitals(): void {
  const seen: Seen = { shifts: [], presses: [] };
  window.foyerVitals = seen;
  const observe = <Entry extends PerformanceEntry>(type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see)).observe({
      type,
      buffered: true,
      // The least that browsers tell; what is shorter shows only as the first input.
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe<ShiftEntry>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ value, at: startTime });
  });
  const seeInput = ({ duration, interactionId }: InputEntry) => {
    if (interactionId) seen.presses.push(duration);
  };
  observe('event', seeInput);
  observe('first-input', seeInput);
}
