import { isPrerollDue } from '@foyer/ad-slots/rules';
import type { PlayerAsset } from '@foyer/contract';
import { createPlayerContext } from '@foyer/player-machine/start';
import {
  type BandwidthMemory,
  browserStorage,
  storedBandwidth,
} from '../engine/bandwidth-memory.ts';
import { chooseEngine, loadEngine, manifestUrl, type EngineName } from '../engine/choose-engine.ts';
import type { CreateEngine, EngineOptions } from '../engine/media-engine.ts';
import { createPrefetchStore, type PrefetchStore } from '../engine/prefetch.ts';
import { createRequestHeaders, type PlaybackIdentity } from '../engine/request-headers.ts';
import type { PeerMeeting } from '../engine/peers.ts';
import { loadOwnWebSdk, type WebSdk } from '../external/load-web-sdk.ts';
import { loadPeers } from '../peers/load-peers.ts';
import { swarmOf } from '../peers/swarm-of.ts';
import type { EarlyStart } from '../starter/early-start.ts';
import { prepareStart } from '../starter/prepare-start.ts';
import { autoplayCheckFor } from './autoplay-check.ts';
import { playerInput } from './player-input.ts';
import { readPreferences } from './preferences.ts';
import { createPeerErrors, type PeerErrors } from './peer-errors.ts';

/** A playback that is already under way while its page is not there yet. */
export interface PreparedPlayback {
  /** Names this playback in request headers and in reports. ENGINE-013 */
  sessionId: string;
  manifestUrl: string;
  /** The engine that plays it; undefined where the page does not load it. */
  engine?: EngineName | undefined;
  requestHeaders: () => Readonly<Record<string, string>>;
  prefetched: PrefetchStore;
  loadEngine: () => Promise<CreateEngine>;
  /** What plays already, in the element that was given. */
  early?: EarlyStart;
  /** How long its first picture took, in milliseconds; undefined while there is none. */
  firstPictureMs?: () => number | undefined;
  /** What goes wrong where viewers deliver to each other. @default nothing does */
  peerErrors?: PeerErrors;
}

/** Options of {@link preparePlayback}. */
export interface PrepareOptions {
  identity?: PlaybackIdentity;
  /** @default chosen by the browser's vendor, and by whether viewers deliver to each other */
  engine?: EngineName;
  /** Whether it plays in the external embedded player. ENGINE-017 @default false */
  isExternal?: boolean;
  /** Downloads the SDK of that player. ENGINE-025 @default a chunk of ours, reading 24 */
  loadWebSdk?: () => Promise<WebSdk>;
  /** Where the measured bandwidth is kept. @default the browser's storage, `playerBandwidth` */
  bandwidth?: BandwidthMemory;
  /**
   * Where to begin at once, if the rules of the lifecycle let it: an element that the `Player` will be built around.
   *
   * @default playback begins with the `Player`
   */
  video?: HTMLVideoElement;
  /**
   * Whether the page shows advertisement: then a title whose preroll is due is loaded early, and not played until it is let
   * go. @default false
   */
  hasAds?: boolean;
  /** Where viewers find each other, for assets that they may deliver to each other. ENGINE-006 @default nowhere: all come from the origin */
  peers?: Omit<PeerMeeting, 'swarm'> | undefined;
}

/** Lets an engine know what the network brought last, or whom else it may ask. */
const withOptions =
  (known: Pick<EngineOptions, 'bandwidth' | 'openPeers'>) =>
  (createEngine: CreateEngine): CreateEngine =>
  (options) =>
    createEngine({ ...known, ...options });

/** Where the lifecycle will begin, and with what. */
function firstChoices(asset: PlayerAsset, isExternal: boolean) {
  const preferences = readPreferences(browserStorage());
  const input = playerInput(asset, { preferences, isExternal, hasNext: false });
  const { resumeAt: startTime, volume, isMuted, speed } = createPlayerContext(input);
  return { startTime, audio: preferences.audio ?? null, volume, isMuted, speed };
}

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
    loadWebSdk = loadOwnWebSdk,
    bandwidth = storedBandwidth(browserStorage()),
    peers,
    video,
    hasAds = false,
  }: PrepareOptions = {},
): PreparedPlayback {
  const sessionId = crypto.randomUUID();
  const requestHeaders = createRequestHeaders(identity, sessionId);
  const prefetched = createPrefetchStore({ requestHeaders });
  const url = manifestUrl(asset, engine, isExternal);
  const choices = firstChoices(asset, isExternal);
  const { startTime } = choices;
  const isHeld =
    isExternal || (hasAds && isPrerollDue({ addresses: asset.ad, isLive: false, startTime }));
  const peerErrors = createPeerErrors();
  const { tell } = peerErrors;
  const joining =
    asset.teleport_enabled && peers
      ? loadPeers({ meeting: { ...peers, swarm: swarmOf(asset) }, tell })
      : undefined;
  const loadOne = isExternal
    ? async () => (await loadWebSdk()).loadEngine(engine)
    : () => loadEngine(engine, asset.is_crypted);
  const start = prepareStart({
    asset: { ...asset, start_time: startTime },
    engine,
    manifestUrl: url,
    prefetched,
    loadEngine: async () => {
      const [createEngine, openPeers] = await Promise.all([loadOne(), joining]);
      return openPeers ? withOptions({ openPeers })(createEngine) : createEngine;
    },
    early: video && { video, choices, isHeld, checkAutoplay: autoplayCheckFor(choices.isMuted) },
  });
  const beganMs = performance.now();
  let firstPictureMs: number | undefined;
  // It may come after the page has stopped waiting for it.
  const noteFirst = () => {
    const isThere = video && video.readyState >= video.HAVE_CURRENT_DATA;
    if (isThere) firstPictureMs ??= Math.max(1, Math.round(performance.now() - beganMs));
  };
  void start.early?.shown.then(noteFirst);
  if (start.early) video?.addEventListener('loadeddata', noteFirst, { once: true });
  return {
    sessionId,
    engine: isExternal ? undefined : engine,
    manifestUrl: url,
    requestHeaders,
    prefetched,
    loadEngine: () => start.loadEngine().then(withOptions({ bandwidth })),
    peerErrors,
    ...(start.early && { early: start.early, firstPictureMs: () => firstPictureMs }),
  };
}
