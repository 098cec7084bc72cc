import type { HlsConfig, LoadPolicy } from 'hls.js';
import type { DriverContext } from '../../engine/engine-driver.ts';
import {
  ADAPTATION,
  BACK_BUFFER_SECONDS,
  BUFFER_GOAL_SECONDS,
  LIVE_DELAY_SECONDS,
  TRIES,
} from '../../engine/limits.ts';

/** Time-outs and tries are the delivery's; here a failure is final. */
const once: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: Number.POSITIVE_INFINITY,
    maxLoadTimeMs: Number.POSITIVE_INFINITY,
    timeoutRetry: null,
    errorRetry: null,
  },
};

/** Licences do not come through the delivery: hls.js asks for them itself, and waits as told by the request's setup. */
const licence: LoadPolicy = {
  default: {
    ...once.default,
    errorRetry: { maxNumRetry: TRIES.licence, retryDelayMs: 0, maxRetryDelayMs: 0 },
  },
};

/** How long a rendition that failed is passed over when another one is looked for, in milliseconds. */
const PENALTY_MS = 2_000;

/** The settings of hls.js for a stream. Starts in the lowest rendition, so that the first picture comes soon. */
export function hlsSettings({
  source: { isLive },
  startTime,
  firstEstimate,
  isStarted,
}: Pick<DriverContext, 'source' | 'startTime' | 'firstEstimate'> & {
  /** What plays already has told what the link brings: it goes on in what that can carry. */
  isStarted: boolean;
}): Partial<HlsConfig> {
  const goal = isLive ? BUFFER_GOAL_SECONDS.live : BUFFER_GOAL_SECONDS.vod;
  return {
    // A worker from a blob is forbidden by the page's policy.
    enableWorker: false,
    startPosition: startTime ?? -1,
    startLevel: isStarted ? -1 : 0,
    testBandwidth: !isStarted,
    // Both, since hls.js otherwise fills its 60 MB however many seconds that are.
    maxBufferLength: goal,
    maxMaxBufferLength: goal,
    backBufferLength: BACK_BUFFER_SECONDS,
    ...(isLive && { liveSyncDuration: LIVE_DELAY_SECONDS }),
    // A stall moves the aim no further back: the buffer is filled again at the same distance.
    liveSyncOnStallIncrease: 0,
    capLevelToPlayerSize: true,
    renderTextTracksNatively: false,
    // It reads IMSC with a reader of XML that the page's policy forbids: nobody is offered what would show nothing.
    enableIMSC1: false,
    abrEwmaDefaultEstimate: firstEstimate,
    abrEwmaDefaultEstimateMax: ADAPTATION.mostRemembered,
    abrBandWidthFactor: ADAPTATION.share,
    abrBandWidthUpFactor: ADAPTATION.share,
    errorPenaltyExpireMs: PENALTY_MS,
    manifestLoadPolicy: once,
    playlistLoadPolicy: once,
    fragLoadPolicy: once,
    certLoadPolicy: once,
    steeringManifestLoadPolicy: once,
    keyLoadPolicy: licence,
  };
}
