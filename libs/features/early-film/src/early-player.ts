import type { PlayerAsset } from '@foyer/contract';
import { preparePlayback, type PreparedPlayback } from '@foyer/player/start';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { knownUid } from '@foyer/page-runtime/storage/known-uid';
import { withKeptPlace } from '@foyer/watched-places/place-to-go-on';
import { watchedPlaces as places } from '@foyer/watched-places/places-relay';
import type { EarlyPlayback } from './early-playback.types.ts';

/** A film that has begun before its page. */
export interface BegunFilm extends Pick<EarlyPlayback, 'asset' | 'advertising'> {
  video: HTMLVideoElement;
  prepared: PreparedPlayback;
}

/**
 * The page's early script: it runs before React is there, and begins what the server has drawn. It must import nothing
 * that waits for the rest of the page.
 */
let begun: BegunFilm | undefined;
const owned = new WeakMap<PlayerAsset, PreparedPlayback>();

function begin(): boolean {
  const video = document.querySelector<HTMLVideoElement>('video[data-early]');
  if (!video) return false;
  const told = JSON.parse(video.dataset['early'] ?? '') as EarlyPlayback;
  const { advertising, san, profileId } = told;
  const asset = withKeptPlace(told.asset, { profileId, places });
  const identity = { uid: knownUid(window.location.search, localMarks), san };
  const hasAds = advertising !== undefined;
  begun = {
    asset,
    video,
    advertising,
    prepared: preparePlayback(asset, { identity, video, hasAds }),
  };
  return true;
}

/** Settles when the page may take the link and the processor for all else: with the first picture, or without one. */
async function start(): Promise<void> {
  const isThere = begin();
  if (!isThere && document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    begin();
  }
  await begun?.prepared.early?.shown;
}

/** Settles when the first picture is there, or none comes soon; at once on pages that begin nothing early. */
export const pictureShown: Promise<void> = import.meta.env.SSR ? Promise.resolve() : start();

/** What has begun, until the page takes it. */
export const begunFilm = (): BegunFilm | undefined => begun;

/** What has begun before the page was there; for one asset, the one that the page came with. */
export function takePrepared(asset: PlayerAsset): PreparedPlayback | undefined {
  const isSame = begun?.asset.urls.dash === asset.urls.dash;
  if (begun && isSame) {
    owned.set(asset, begun.prepared);
    begun = undefined;
  }
  return owned.get(asset);
}
