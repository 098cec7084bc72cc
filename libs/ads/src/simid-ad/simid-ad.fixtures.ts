import type { SimidAdEvent, SimidAdInput } from './simid-ad.types.ts';

/** Creatives as they start. */
export const simidAdInputs = {
  plain: { variableDuration: false, canSetSound: false, canSetFullscreen: false },
  free: { variableDuration: true, skipAfter: 5, canSetSound: true, canSetFullscreen: true },
} satisfies Record<string, SimidAdInput>;

const ad = { position: 1, duration: 10 };

/** Events with each payload that makes a difference. */
export const creativeEvents: readonly SimidAdEvent[] = [
  { type: 'creative.opened' },
  { type: 'creative.agreed', to: 'init' },
  { type: 'creative.agreed', to: 'startCreative' },
  { type: 'creative.refused', to: 'init', code: 1103 },
  { type: 'creative.failed', code: 1108 },
  { type: 'creative.clicked', url: 'https://shop.example/', playerHandles: true },
  { type: 'creative.clicked', playerHandles: false },
  { type: 'ask.pause', id: 1 },
  { type: 'ask.play', id: 2 },
  { type: 'ask.skip', id: 3 },
  { type: 'ask.stop', id: 4 },
  { type: 'ask.duration', id: 5, duration: 12 },
  { type: 'ask.duration', id: 6, duration: 5 },
  { type: 'ask.navigation', id: 7, url: 'https://shop.example/' },
  { type: 'ask.navigation', id: 8, url: 'javascript:alert(1)' },
  { type: 'ask.volume', id: 9, volume: 0.5, muted: false },
  { type: 'ask.fullscreen', id: 10, isOn: true },
  { type: 'ask.tracking', id: 11, urls: ['https://ads.example/track'] },
  { type: 'ask.state', id: 12 },
  { type: 'ask.other', id: 13 },
  { type: 'ad.started', ad },
  { type: 'ad.progressed', time: 6 },
  { type: 'ad.paused' },
  { type: 'ad.resumed' },
  { type: 'ad.ended' },
  { type: 'ad.skipped' },
  { type: 'ad.failed', name: 'VIDEO_STALL_TIMEOUT' },
];
