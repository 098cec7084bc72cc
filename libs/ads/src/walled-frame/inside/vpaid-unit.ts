/** What a VPAID unit offers. VPAID 2.0 §3 */
export interface VpaidUnit {
  handshakeVersion: (version: string) => string;
  initAd: (
    width: number,
    height: number,
    viewMode: string,
    desiredBitrate: number,
    creativeData: { AdParameters: string },
    environmentVars: {
      slot: HTMLElement;
      videoSlot: HTMLVideoElement;
      videoSlotCanAutoPlay: boolean;
    },
  ) => void;
  startAd: () => void;
  stopAd: () => void;
  skipAd?: () => void;
  pauseAd: () => void;
  resumeAd: () => void;
  resizeAd: (width: number, height: number, viewMode: string) => void;
  subscribe: (hear: (...values: unknown[]) => void, event: string) => void;
  getAdSkippableState?: () => unknown;
  getAdRemainingTime?: () => unknown;
  getAdDuration?: () => unknown;
  getAdVolume?: () => unknown;
  setAdVolume?: (volume: number) => void;
}

const needed = [
  'handshakeVersion',
  'initAd',
  'startAd',
  'stopAd',
  'pauseAd',
  'resumeAd',
  'resizeAd',
  'subscribe',
] as const;

/** The unit that a script has left on the window; undefined where it is none. */
export function findUnit(): VpaidUnit | undefined {
  const maker: unknown = Reflect.get(window, 'getVPAIDAd');
  const unit: unknown = typeof maker === 'function' ? maker() : undefined;
  if (typeof unit !== 'object' || unit === null) return undefined;
  const isWhole = needed.every((name) => typeof Reflect.get(unit, name) === 'function');
  return isWhole ? (unit as VpaidUnit) : undefined;
}
