import type { SlotReport } from '@foyer/ad-slots';
import type { AdBreaks } from './ad-breaks.ts';

/** Advertising that shows nothing and reports what a test says, to those who listen. */
export function spokenAds(): AdBreaks & { say: (report: SlotReport) => void } {
  const all = new Set<(report: SlotReport) => void>();
  return {
    say: (report) => {
      for (const hear of all) hear(report);
    },
    listen: (hear) => {
      all.add(hear);
      return () => void all.delete(hear);
    },
    get: () => undefined,
    pause: () => undefined,
    subscribe: () => () => {},
    ask: () => {},
    stop: () => {},
  };
}
