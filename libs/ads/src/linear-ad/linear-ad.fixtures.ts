import type { LinearAdEvent, LinearAdInput, LinearAdPorts } from './linear-ad.types.ts';

/** Ten seconds that may be skipped after five, and some that may not. */
export const linearAdInputs = {
  skippable: {
    facts: { position: 1, id: 'tea', duration: 10, skipAfter: 5 },
    isClickable: true,
  },
  plain: { facts: { position: 2, id: 'umbrella' }, isClickable: false },
} satisfies Record<string, LinearAdInput>;

/** Events that matter to an advertisement, several where the payload decides; for tools that walk the machine. */
export const linearAdExamples: readonly LinearAdEvent[] = [
  { type: 'media.framed', duration: 10 },
  { type: 'media.moved', time: 2, duration: 10 },
  { type: 'media.moved', time: 6, duration: 10 },
  { type: 'media.waiting' },
  { type: 'media.paused' },
  { type: 'media.played' },
  { type: 'media.muted', isMuted: true },
  { type: 'media.sized', isExpanded: true },
  { type: 'media.ended' },
  { type: 'media.failed', name: 'MEDIA_DECODE_FAILED' },
  { type: 'ad.skip' },
  { type: 'ad.click' },
  { type: 'ad.pause' },
  { type: 'ad.resume' },
];

/** Ports that do nothing; each may be replaced. */
export const fakeLinearAdPorts = (replaced: Partial<LinearAdPorts> = {}): LinearAdPorts => ({
  command: () => {},
  track: () => {},
  tell: () => {},
  openAdvertiser: () => {},
  ...replaced,
});
