import type { AdFacts } from '@foyer/ad-slots';
import type { VpaidAdEvent, VpaidAdInput } from './vpaid-ad.types.ts';

const facts: AdFacts = { position: 1, id: 'tea', url: 'https://ads.example/unit.js', duration: 8 };

/** Units as they start. */
export const vpaidAdInputs = {
  plain: { facts, isClickable: true, isMuted: false },
  skippable: { facts: { ...facts, skipAfter: 5 }, isClickable: true, isMuted: false },
  bare: { facts: { position: 1 }, isClickable: false, isMuted: true },
} satisfies Record<string, VpaidAdInput>;

/** Events with each payload that makes a difference. */
export const unitEvents: readonly VpaidAdEvent[] = [
  { type: 'unit.loaded', version: '2.0' },
  { type: 'unit.loaded', version: '1.1' },
  { type: 'unit.broken', step: 'load', message: 'none' },
  { type: 'unit.ready' },
  { type: 'unit.started' },
  { type: 'unit.reached', event: 'midpoint' },
  { type: 'unit.moved', time: 6, duration: 8 },
  { type: 'unit.moved', time: 20, duration: 8 },
  { type: 'unit.paused' },
  { type: 'unit.resumed' },
  { type: 'unit.skippable', isSkippable: true },
  { type: 'unit.skippable', isSkippable: false },
  { type: 'unit.skipped' },
  { type: 'unit.stopped' },
  { type: 'unit.muted', isMuted: true },
  { type: 'unit.clicked', url: 'https://shop.example/', playerHandles: true },
  { type: 'unit.clicked', playerHandles: false },
  { type: 'unit.acted', event: 'close' },
  { type: 'unit.failed', message: 'none' },
  { type: 'unit.logged', message: 'none' },
  { type: 'media.sized', isExpanded: true },
  { type: 'ad.skip' },
  { type: 'ad.click' },
  { type: 'ad.pause' },
  { type: 'ad.resume' },
];
