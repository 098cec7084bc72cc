import type { Observation } from './observe-player.ts';

/** A film that plays at its start; times in seconds. */
export function seen({
  at = 0,
  ...facts
}: Partial<Observation> & { at?: number } = {}): Observation {
  const phase = facts.phase ?? 'playing';
  return {
    atMs: at * 1000,
    phase,
    isFlowing: phase === 'playing',
    isRewinding: false,
    position: at,
    speed: 1,
    mediaType: 'vod',
    pauseReason: undefined,
    error: undefined,
    shown: undefined,
    ...facts,
  };
}
