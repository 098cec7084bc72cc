import type { PlayerAsset } from '@foyer/contract';
import type { PlaybackAnswer } from '@foyer/playback-access';
import type { KeptPlaces } from './kept-places.ts';

/** Places that are told and places that are answered differ by less, in seconds. */
const SLACK_SECONDS = 2;

/** Whose places, and where they are kept. */
export interface PlacesOfProfile {
  profileId: string | undefined;
  places: Pick<KeptPlaces, 'of'>;
}

/**
 * An asset that starts where this browser left it, where the service could not be told: the network or the tab was gone.
 * What another device has stored since then counts for more.
 */
export function withKeptPlace<T extends PlayerAsset>(
  asset: T,
  { profileId, places }: PlacesOfProfile,
): T {
  if (asset.type !== 'vod' || profileId === undefined) return asset;
  const { content_id: contentId, start_time: start, duration, credits_start: credits } = asset;
  const kept = places.of(profileId).find((place) => place.contentId === contentId);
  if (!kept || Math.abs(kept.before - start) > SLACK_SECONDS) return asset;
  const isOver = kept.seconds >= (credits ?? duration - SLACK_SECONDS);
  return { ...asset, start_time: isOver ? 0 : kept.seconds };
}

/** The service's word on a title, with the place where this browser left it. */
export const answerWithKeptPlace = (
  answer: PlaybackAnswer,
  whose: PlacesOfProfile,
): PlaybackAnswer =>
  answer.status === 'granted' ? { ...answer, asset: withKeptPlace(answer.asset, whose) } : answer;
