import type { Sound } from '../linear-ad/ad-video.ts';
import type { Ad } from '../model/ad.types.ts';
import type { SimidAdInput } from './simid-ad.types.ts';

const VERSION = '1.2';

/** Where the film and the creative stand: both fill the picture, in CSS pixels. SIMID 1.2 §4.3.9 */
export function sizeArgs(wrapper: HTMLElement) {
  const { width, height } = wrapper.getBoundingClientRect();
  const dimensions = { x: 0, y: 0, width: Math.round(width), height: Math.round(height) };
  return {
    videoDimensions: dimensions,
    // Creatives of SIMID 1.1 know it by this name.
    mediaDimensions: dimensions,
    creativeDimensions: dimensions,
    fullscreen: document.fullscreenElement !== null,
  };
}

/** Such as `00:00:05.000`. */
const clock = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 23);

/** What a creative learns before it begins. SIMID 1.2 §4.3.7 */
export function initArgs(ad: Ad, input: SimidAdInput, wrapper: HTMLElement, sound: Sound) {
  const { linear } = ad;
  return {
    environmentData: {
      ...sizeArgs(wrapper),
      fullscreenAllowed: input.canSetFullscreen,
      variableDurationAllowed: input.variableDuration,
      skippableState: input.skipAfter === undefined ? 'notSkippable' : 'playerHandles',
      ...(input.skipAfter !== undefined && { skipoffset: clock(input.skipAfter) }),
      version: VERSION,
      muted: sound.isMuted,
      volume: sound.volume,
      // A creative without an origin opens no windows.
      navigationSupport: 'playerHandles',
      closeButtonSupport: 'playerHandles',
    },
    creativeData: {
      adParameters: linear?.parameters ?? '',
      ...(linear?.click.through !== undefined && { clickThruUrl: linear.click.through }),
    },
  };
}
