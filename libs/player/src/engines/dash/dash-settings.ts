import type { MediaPlayerSettingClass } from 'dashjs';
import {
  ADAPTATION,
  BACK_BUFFER_SECONDS,
  BACKOFF,
  BUFFER_GOAL_SECONDS,
  LIVE_DELAY_SECONDS,
  SKIP_MARGIN_SECONDS,
  TRIES,
} from '../../engine/limits.ts';

/** Time-outs and tries are the delivery's; here a failure is final. */
const ONCE = 0;
/** dash.js counts no time-out in this. */
const NEVER = 0;

/**
 * How long dash.js keeps to the lower rendition after it gave a segment up, in milliseconds; its own ten seconds
 * would show the low picture long after the network has recovered.
 */
const ABANDONED_MS = 2_000;

/**
 * The settings of dash.js for a stream. Starts in the lowest rendition, so that the first picture comes soon.
 *
 * @param measured - Bits per second of a link that has brought a start already: it goes on in what that can carry.
 */
export function dashSettings(isLive: boolean, measured?: number): MediaPlayerSettingClass {
  const goal = isLive ? BUFFER_GOAL_SECONDS.live : BUFFER_GOAL_SECONDS.vod;
  return {
    debug: { logLevel: 0 },
    // A broken decoder is repaired and made anew by the same steps as in other engines.
    errors: { recoverAttempts: { mediaErrorDecode: 0 } },
    streaming: {
      abandonLoadTimeout: ABANDONED_MS,
      buffer: {
        bufferTimeDefault: goal,
        bufferTimeAtTopQuality: goal,
        bufferTimeAtTopQualityLongForm: goal,
        bufferToKeep: BACK_BUFFER_SECONDS,
        // Loading anew what is loaded pays twice for the same seconds; the rules switch it on where that is worth it.
        fastSwitchEnabled: false,
      },
      // A hole is not passed over sooner than it has to be.
      gaps: { threshold: SKIP_MARGIN_SECONDS },
      delay: { liveDelay: LIVE_DELAY_SECONDS, useSuggestedPresentationDelay: false },
      fragmentRequestTimeout: NEVER,
      manifestRequestTimeout: NEVER,
      retryAttempts: {
        MPD: ONCE,
        XLinkExpansion: ONCE,
        MediaSegment: ONCE,
        InitializationSegment: ONCE,
        BitstreamSwitchingSegment: ONCE,
        IndexSegment: ONCE,
        FragmentInfoSegment: ONCE,
        other: ONCE,
        // Licences do not come through the delivery.
        license: TRIES.licence,
        licenseCertificate: TRIES.licence,
      },
      retryIntervals: { license: BACKOFF.firstMs, licenseCertificate: BACKOFF.firstMs },
      // Choices are remembered by the player itself, for all engines alike.
      lastMediaSettingsCachingInfo: { enabled: false },
      saveLastMediaSettingsForCurrentStreamingSession: false,
      lastBitrateCachingInfo: { enabled: false },
      text: { defaultEnabled: false, dispatchForManualRendering: true },
      abr: {
        limitBitrateByPortal: true,
        usePixelRatioInLimitBitrateByPortal: true,
        // In kbit/s.
        initialBitrate: { video: measured ? (measured * ADAPTATION.carefulShare) / 1000 : 1 },
        // Its own rules reckon with buffers of some 18 s: with 120 they stay low for a minute. See dash-rules.ts
        rules: {
          throughputRule: { active: false },
          bolaRule: { active: false },
          insufficientBufferRule: {
            active: true,
            parameters: { throughputSafetyFactor: ADAPTATION.carefulShare },
          },
          switchHistoryRule: { active: false },
          abandonRequestsRule: { active: false },
        },
      },
    },
  };
}
