import type { AdEnd, AdMark } from '../linear-ad/linear-ad.types.ts';
import type { MacroValues } from '../ad-request/macros.ts';
import { type AdTracker, createAdTracker } from '../ad-tracker/ad-tracker.ts';
import { sendPing } from '../ad-tracker/send-ping.ts';
import type { Ad } from '../model/ad.types.ts';
import type { AdClientOptions, AdClientRun, BreakStage } from './ad-client.types.ts';

/** What one advertisement is shown with. */
export interface AdShow {
  ad: Ad;
  /** Its place in the break, from 1. */
  position: number;
  stage: BreakStage;
  client: AdClientRun;
  macros: () => MacroValues;
  /** Companions that have to be shown with it, loaded already. */
  beside?: { hear: (mark: AdMark) => void; end: () => void };
}

/** An advertisement whose film something else follows. */
export interface FilmShow extends AdShow {
  /** Follows the element that plays. @returns Ends it. */
  onVideo?: (video: HTMLVideoElement) => () => void;
}

/** How it ends when the break is given up; no report is sent then. */
export const givenUp: AdEnd = { end: 'failed', error: 'UNDEFINED_ERROR' };

/** Sends a ping where the viewer has agreed to it. */
export const pingOf =
  ({ client }: { client: AdClientOptions }) =>
  (url: string): void => {
    if (client.mayAsk(url)) sendPing(url);
  };

/** The tracker of what is shown. @param asset - Address of what is shown, for `[ASSETURI]` */
export const trackerOf = (show: AdShow, asset: string): AdTracker =>
  createAdTracker(show.ad, {
    ping: pingOf(show),
    macros: () => ({ ...show.macros(), ASSETURI: asset }),
  });

const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol);

/** Whether the viewer has just pressed something: programs may not open windows otherwise. */
export const hasGesture = (): boolean => navigator.userActivation?.isActive ?? true;

/** Opened without a way back to this window. */
const openWindow = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer');

/**
 * Opens an advertiser's page.
 *
 * @returns Whether there was an address that may be opened: `http:` and `https:` alone.
 */
export function openAdvertiser(client: AdClientOptions, url: string | undefined): boolean {
  if (url === undefined || !isWebAddress(url)) return false;
  (client.open ?? openWindow)(url);
  return true;
}
