import type { PlayerAsset } from '@foyer/contract';
import type { LiveInput, PlayerInput, PlayerPreferences } from '@foyer/player-machine';
import { DEFAULT_EDGE_DELAY_SECONDS } from '@foyer/player-machine/start';

/** Where to enter a channel. */
export type LivePlace = Pick<LiveInput, 'startTime' | 'edgeDelay'>;

/** What the page knows besides the asset. */
interface InputFacts {
  preferences: Partial<PlayerPreferences>;
  live?: LivePlace | undefined;
  isExternal?: boolean | undefined;
  /** Whether it plays already, before its player. */
  isUnderWay?: boolean | undefined;
  /** Whether the page can play what follows. */
  hasNext: boolean;
  /** Whether the page shows advertisements. @default false */
  hasAds?: boolean | undefined;
  /** @default the next episode's name */
  nextTitle?: string | undefined;
}

/** What the lifecycle starts from, out of the service's words. */
export function playerInput(
  asset: PlayerAsset,
  {
    preferences,
    live,
    isExternal = false,
    isUnderWay = false,
    hasNext,
    hasAds = false,
    nextTitle = asset.next_episode?.name,
  }: InputFacts,
): PlayerInput {
  const { type, start_time: startTime, duration, intro, credits_start: credits } = asset;
  const maxOffset = asset.live?.max_offset ?? 0;
  return {
    type,
    startTime,
    duration,
    preferences,
    isExternal,
    isUnderWay,
    ...(type === 'live' && { live: { ...live, maxOffset }, canPauseLive: maxOffset > 0 }),
    ...(hasNext && nextTitle !== undefined && { next: { title: nextTitle } }),
    ...(hasAds && asset.ad.postroll !== undefined && { hasPostroll: true }),
    ...(intro && { intro }),
    ...(credits !== undefined && { credits: { start: credits } }),
  };
}

/** The limits of a channel with what holds by default. */
export function liveLimits({ edgeDelay, maxOffset }: LiveInput): {
  edgeDelay: number;
  maxOffset: number;
} {
  return { edgeDelay: edgeDelay ?? DEFAULT_EDGE_DELAY_SECONDS, maxOffset: maxOffset ?? 0 };
}
