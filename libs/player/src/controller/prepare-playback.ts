import type { PlayerAsset } from '@foyer/contract';
import { chooseEngine, loadEngine, manifestUrl, type EngineName } from '../engine/choose-engine.ts';
import { firstSegments } from '../engine/first-segments.ts';
import type { CreateEngine } from '../engine/media-engine.ts';
import { createPrefetchStore, type PrefetchStore } from '../engine/prefetch.ts';
import { createRequestHeaders, type PlaybackIdentity } from '../engine/request-headers.ts';

/** A playback that is already under way while its page is not there yet. */
export interface PreparedPlayback {
  manifestUrl: string;
  requestHeaders: () => Readonly<Record<string, string>>;
  prefetched: PrefetchStore;
  loadEngine: () => Promise<CreateEngine>;
}

/** Options of {@link preparePlayback}. */
export interface PrepareOptions {
  identity?: PlaybackIdentity;
  /** @default chosen by the browser's vendor */
  engine?: EngineName;
}

/**
 * Starts the engine's download, and the requests of manifest and first segments beside it.
 * Call it as soon as the asset is known, and hand the result to `Player`; in the browser only.
 */
export function preparePlayback(
  asset: PlayerAsset,
  { identity = {}, engine = chooseEngine(navigator) }: PrepareOptions = {},
): PreparedPlayback {
  const requestHeaders = createRequestHeaders(identity);
  const prefetched = createPrefetchStore({ requestHeaders });
  const url = manifestUrl(asset, engine);
  let download: Promise<CreateEngine> | undefined = loadEngine(engine);
  // The failure is reported by whoever asks for the engine.
  download.catch(() => {});
  void prefetched.request(url).then((answer) => {
    if (!answer || engine !== 'dash') return;
    const manifest = new TextDecoder().decode(answer.body);
    for (const segment of firstSegments(manifest, url, asset.start_time))
      void prefetched.request(segment);
  });
  return {
    manifestUrl: url,
    requestHeaders,
    prefetched,
    loadEngine: () => {
      const current = download ?? loadEngine(engine);
      download = undefined;
      return current;
    },
  };
}
