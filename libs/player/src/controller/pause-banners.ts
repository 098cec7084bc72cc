import type { AdSlotsEvent } from '@foyer/ad-slots';
import type { PauseOffer } from '@foyer/ad-slots/pause-banner';
import type { PauseBannerRun } from './run-pause-banner.ts';

type Running = ReturnType<(typeof import('./run-pause-banner.ts'))['runPauseBanner']>;

/** The pause banner of a playback, of which nothing is loaded before a pause that may have one. */
export interface PauseBanners {
  /** Takes what a break leaves. */
  offer: (offer: PauseOffer) => void;
  hear: (fact: AdSlotsEvent) => void;
  /** Shows none any more. */
  stop: () => void;
}

/** Waits for the first pause of the viewer after a break that has left something. */
export function pauseBanners(options: Omit<PauseBannerRun, 'offer'>): PauseBanners {
  let offer: PauseOffer | undefined;
  let running: Running | undefined;
  let isLoading = false;
  let isStopped = false;
  const load = async (first: PauseOffer) => {
    isLoading = true;
    try {
      const { runPauseBanner } = await import('./run-pause-banner.ts');
      if (!isStopped) running = runPauseBanner({ ...options, offer: offer ?? first });
    } catch {
      // The pause is what it is without it.
      isLoading = false;
    }
  };
  return {
    offer: (next) => {
      offer = next;
      running?.offer(next);
    },
    hear: (fact) => {
      if (!offer || isLoading || isStopped) return;
      if (fact.type === 'content.paused' && fact.reason === 'user') void load(offer);
    },
    stop: () => {
      isStopped = true;
      running?.stop();
    },
  };
}
