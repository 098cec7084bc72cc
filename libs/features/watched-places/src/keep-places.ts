import type { PlayerAsset } from '@foyer/contract';
import type { RunningPlayer } from '@foyer/player';
import { followPlace } from '@foyer/player/telemetry';
import { hearConfirmed, tellPlace } from './places-relay.ts';

/**
 * Keeps where a profile stands in a title, as long as it plays, and has it sent. Of visitors nothing is kept.
 *
 * @param whoWatches - Gives the id of the profile, as soon as it is known.
 * @returns Keeps the last place and ends.
 */
export function keepPlaces(
  running: Pick<RunningPlayer, 'player'>,
  { whoWatches, asset }: { whoWatches: () => string | undefined; asset: PlayerAsset },
): () => void {
  const { content_id: contentId } = asset;
  let before = asset.start_time;
  // Another tab may change who watches while the film goes on.
  let profileId = whoWatches();
  const stopHearing = hearConfirmed((place) => {
    if (place.profileId === profileId && place.contentId === contentId) before = place.seconds;
  });
  const stopFollowing = followPlace(running, ({ seconds, ...word }) => {
    profileId ??= whoWatches();
    if (profileId === undefined) return;
    tellPlace({ profileId, contentId, seconds, atMs: Date.now(), before }, word);
  });
  return () => {
    stopFollowing();
    stopHearing();
  };
}
