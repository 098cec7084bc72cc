import type { PlayerAsset } from '@foyer/contract';
import {
  type BandwidthMemory,
  browserStorage,
  storedBandwidth,
} from '../engine/bandwidth-memory.ts';
import { chooseEngine, loadEngine, manifestUrl, type EngineName } from '../engine/choose-engine.ts';
import type { CreateEngine } from '../engine/media-engine.ts';
import { createPrefetchStore, type PrefetchStore } from '../engine/prefetch.ts';
import { createRequestHeaders, type PlaybackIdentity } from '../engine/request-headers.ts';
import { prepareStart } from '../starter/prepare-start.ts';

/** A playback that is already under way while its page is not there yet. */
export interface PreparedPlayback {
  /** Names this playback in request headers and in reports. ENGINE-013 */
  sessionId: string;
  manifestUrl: string;
  requestHeaders: () => Readonly<Record<string, string>>;
  prefetched: PrefetchStore;
  loadEngine: () => Promise<CreateEngine>;
}

/** Options of {@link preparePlayback}. */
export interface PrepareOptions {
  identity?: PlaybackIdentity;
  /** @default chosen by the browser's vendor, and by whether viewers deliver to each other */
  engine?: EngineName;
  /** Whether it plays in the external embedded player. ENGINE-017 @default false */
  isExternal?: boolean;
  /** Where the measured bandwidth is kept. @default the browser's storage, `playerBandwidth` */
  bandwidth?: BandwidthMemory;
}

/** Lets an engine know what the network brought last. */
const withBandwidth =
  (bandwidth: BandwidthMemory) =>
  (createEngine: CreateEngine): CreateEngine =>
  (options) =>
    createEngine({ bandwidth, ...options });

/**
 * Requests manifest and first segments, which play while the engine is downloaded.
 * Call it as soon as the asset is known, and hand the result to `Player`; in the browser only.
 */
export function preparePlayback(
  asset: PlayerAsset,
  {
    identity = {},
    engine = chooseEngine({ vendor: navigator.vendor, isPeerDelivery: asset.teleport_enabled }),
    isExternal = false,
    bandwidth = storedBandwidth(browserStorage()),
  }: PrepareOptions = {},
): PreparedPlayback {
  const sessionId = crypto.randomUUID();
  const requestHeaders = createRequestHeaders(identity, sessionId);
  const prefetched = createPrefetchStore({ requestHeaders });
  const url = manifestUrl(asset, engine, isExternal);
  const started = prepareStart({
    asset,
    engine,
    manifestUrl: url,
    prefetched,
    loadEngine: () => loadEngine(engine),
  });
  return {
    sessionId,
    manifestUrl: url,
    requestHeaders,
    prefetched,
    loadEngine: () => started().then(withBandwidth(bandwidth)),
  };
}
