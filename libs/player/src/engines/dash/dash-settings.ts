import type { MediaPlayerSettingClass } from 'dashjs';
import {
  BACK_BUFFER_SECONDS,
  BUFFER_GOAL_SECONDS,
  LIVE_DELAY_SECONDS,
  LIVE_REBUFFER_SECONDS,
} from '../../engine/limits.ts';

/** The settings of dash.js for a stream. Starts in the lowest rendition, so that the first picture comes soon. */
export function dashSettings(isLive: boolean): MediaPlayerSettingClass {
  const goal = isLive ? BUFFER_GOAL_SECONDS.live : BUFFER_GOAL_SECONDS.vod;
  return {
    debug: { logLevel: 0 },
    streaming: {
      buffer: {
        bufferTimeDefault: goal,
        bufferTimeAtTopQuality: goal,
        bufferTimeAtTopQualityLongForm: goal,
        bufferToKeep: BACK_BUFFER_SECONDS,
        fastSwitchEnabled: true,
        ...(isLive && { initialBufferLevel: LIVE_REBUFFER_SECONDS }),
      },
      delay: { liveDelay: LIVE_DELAY_SECONDS, useSuggestedPresentationDelay: false },
      // Choices are remembered by the player itself, for all engines alike.
      lastMediaSettingsCachingInfo: { enabled: false },
      lastBitrateCachingInfo: { enabled: false },
      text: { defaultEnabled: false, dispatchForManualRendering: true },
      abr: {
        limitBitrateByPortal: true,
        usePixelRatioInLimitBitrateByPortal: true,
        initialBitrate: { video: 1 },
      },
    },
  };
}
