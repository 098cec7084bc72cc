import type { PlayerAsset } from '@foyer/contract';

/** The clock of the service, in seconds since 1970. */
const noon = Date.UTC(2026, 10, 22, 12) / 1000;

/** How far back the channel's archive reaches, in seconds. */
const HOUR = 3_600;

/** What the player of a channel gets besides its title: a programme that began 45 minutes ago and lasts an hour. */
export function channelProps(
  { intro: _intro, credits_start: _credits, chapters: _chapters, ...base }: PlayerAsset,
  words: { title: string; nextTitle: string; timeZone: string },
  maxOffset = HOUR,
) {
  const end = noon + 900;
  return {
    asset: {
      ...base,
      type: 'live' as const,
      duration: 0,
      start_time: 0,
      live: { channel_id: 'first', max_offset: maxOffset },
    },
    now: () => noon,
    programme: {
      title: words.title,
      start: end - HOUR,
      end,
      next: { title: words.nextTitle, start: end },
      timeZone: words.timeZone,
    },
  };
}

/** The episode that follows the one of an asset. */
export const nextEpisode = (name: string) => ({
  id: 'episode-4',
  slug: 'episode-4',
  name,
  series_id: 'night-express',
  season_id: 'season-1',
  season_number: 1,
  episode_number: 4,
});
