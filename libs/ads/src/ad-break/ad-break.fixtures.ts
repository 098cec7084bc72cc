import { trackedAd } from '../model/ad.fixtures.ts';
import type { AdBreakPorts, BreakAnswer } from './ad-break.types.ts';

/** An address that is asked. */
export const adBreakInput = { address: 'https://ads.example/vast' } as const;

/** Two in a row with one that may take the place of either, one alone, and none. */
export const breakAnswers = {
  pod: {
    pod: [
      { ...trackedAd, id: 'tea', sequence: 1 },
      { ...trackedAd, id: 'umbrella', sequence: 2 },
    ],
    standIns: [{ ...trackedAd, id: 'lamp' }],
    breakTrackings: [{ event: 'breakStart', url: 'https://ads.example/breakStart' }],
  },
  one: { pod: [trackedAd], standIns: [], breakTrackings: [] },
  none: { pod: [], standIns: [], breakTrackings: [], error: 'VAST_NO_ADS' },
  late: { pod: [], standIns: [], breakTrackings: [], error: 'VAST_TIMEOUT' },
  blocked: { pod: [], standIns: [], breakTrackings: [], error: 'AD_BLOCKING_BY_USER' },
} satisfies Record<string, BreakAnswer>;

/** Ports of a break whose advertisements are shown at once; each may be replaced. */
export const fakeAdBreakPorts = (replaced: Partial<AdBreakPorts> = {}): AdBreakPorts => ({
  request: async () => breakAnswers.pod,
  show: async () => ({ end: 'completed' }),
  tell: () => {},
  trackBreak: () => {},
  ...replaced,
});
