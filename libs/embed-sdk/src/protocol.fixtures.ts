import type { PlayerMessage } from './protocol.ts';

const envelope = { source: 'foyer', version: 1, content_id: 'metropolis' } as const;

/** One message of each kind that a player sends. */
export const playerMessages: readonly PlayerMessage[] = [
  { ...envelope, event: 'playback_start' },
  { ...envelope, event: 'playback_end', ads_shown: 2, position: 180 },
  { ...envelope, event: 'ads_block_start' },
  { ...envelope, event: 'ads_block_end', ads_count: 4, ads_shown: 2, position: 30.5 },
  { ...envelope, event: 'ad_request' },
  { ...envelope, event: 'ad_playback' },
  { ...envelope, event: 'ad_end' },
  { ...envelope, event: 'ad_skip' },
  { ...envelope, event: 'ad_error', duration: 15 },
  { ...envelope, event: 'get_partner_id' },
  {
    ...envelope,
    event: 'info',
    title: 'Метрополис',
    state: 'playing',
    position: 12,
    duration: 180,
    volume: 0.8,
    is_muted: false,
  },
];
