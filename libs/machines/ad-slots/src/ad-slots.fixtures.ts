import type { AdFacts, AdSlotsEvent, AdSlotsInput, AdSlotsPorts } from './ad-slots.types.ts';

/** Addresses of an ad server for every slot. */
export const adAddresses = {
  preroll: 'https://ads.example/vast?slot=preroll',
  midroll: 'https://ads.example/vast?slot=midroll',
  pauseroll: 'https://ads.example/vast?slot=pauseroll',
  postroll: 'https://ads.example/vast?slot=postroll',
} as const;

/** A film of twenty minutes from its start, and one that goes on; a channel; what has no or a wrong address. */
export const adSlotsInputs = {
  film: { addresses: adAddresses, isLive: false, startTime: 0, duration: 1_200 },
  continued: { addresses: adAddresses, isLive: false, startTime: 300, duration: 1_200 },
  /** Whose preroll is known to hold nothing. */
  underWay: {
    addresses: adAddresses,
    isLive: false,
    startTime: 0,
    duration: 1_200,
    isUnderWay: true,
  },
  channel: {
    addresses: { preroll: adAddresses.preroll },
    isLive: true,
    startTime: 1_750_000_000,
    duration: 0,
  },
  wrong: {
    addresses: { preroll: 'vast.xml', midroll: '//ads.example/vast' },
    isLive: false,
    startTime: 0,
    duration: 1_200,
  },
} satisfies Record<string, AdSlotsInput>;

/** Advertisements of ten seconds; the second may be skipped after five. */
export const spots: readonly [AdFacts, AdFacts] = [
  { position: 1, id: 'ad-1', duration: 10, system: 'Foyer', url: 'https://ads.example/ad-1.mp4' },
  { position: 2, id: 'ad-2', duration: 10, skipAfter: 5 },
];

/** Events that matter to the slots, several where the payload decides; for tools that walk the machine. */
export const slotEvents: readonly AdSlotsEvent[] = [
  { type: 'content.played' },
  { type: 'content.paused', reason: 'user' },
  { type: 'content.paused', reason: 'adv' },
  { type: 'content.ended' },
  { type: 'content.moved', time: 4, duration: 1_200 },
  { type: 'content.moved', time: 601, duration: 1_200 },
  { type: 'ad.requested', ad: { position: 1 } },
  { type: 'break.filled', count: 2 },
  { type: 'ad.started', ad: spots[1] },
  { type: 'ad.progressed', time: 5 },
  { type: 'ad.clicked' },
  { type: 'ad.skip' },
  { type: 'ad.click' },
  { type: 'ad.pause' },
  { type: 'ad.paused' },
  { type: 'ad.resume' },
  { type: 'ad.resumed' },
  { type: 'ad.skippable', isSkippable: true },
  { type: 'ad.ended' },
  { type: 'ad.skipped' },
  { type: 'ad.failed', name: 'VIDEO_TIMEOUT' },
  { type: 'ad.failed', name: 'NO_AD_SECTION' },
];

/** Ports of advertising that is there at once and ends at once; each may be replaced. */
export const fakeAdSlotsPorts = (replaced: Partial<AdSlotsPorts> = {}): AdSlotsPorts => ({
  prepare: async () => ({ isBlocked: false }),
  playBreak: async () => ({ status: 'shown' }),
  tellContent: () => {},
  report: () => {},
  ask: () => {},
  ...replaced,
});
