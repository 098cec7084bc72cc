import type { Banner } from '@foyer/contract';
import { isPathUnder } from '@foyer/page-runtime/page/path-under';
import type { AdPixelsConfig } from '@foyer/page-runtime/page/site-config';
import { entrySearch } from '@foyer/page-runtime/navigation/entry-address';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { watchSeen } from '../seen-elements.ts';
import { pixelAddress } from './pixel-address.ts';
import { bannerAround, bannerMark, type ShownBanner } from './shown-banner.ts';
import { watchConsent } from './watch-consent.ts';

/** So much of a banner must be in the window for so long, in milliseconds. BLOCK-088 */
const seenRules = { candidates: bannerMark, threshold: 0.5, restMs: 1000 };

type PixelName = keyof NonNullable<Banner['ad_pixel']>['links'];

/** Asks advertisers' pixels for what happens to their banners. */
export interface AdPixels {
  /** Something was pressed. */
  press: (target: EventTarget | null) => void;
  /** Another page is on the screen: its banners are shown for the first time. */
  restart: () => void;
  stop: () => void;
}

/** What asking for pixels needs of the browser. */
export interface PixelPorts {
  /** Whether the browser keeps a consent to cookies. */
  hasConsent: () => boolean;
  /** Asks for a picture and waits for nothing. */
  ask: (address: string) => void;
}

/**
 * Asks for the pixels of banners: once for each that is seen, and once for each that is pressed, while one page is on the
 * screen. BLOCK-088, docs/decisions/0123
 */
export function startAdPixels(
  shell: Pick<Shell, 'page' | 'uid' | 'actor'>,
  config: AdPixelsConfig,
  { hasConsent, ask }: PixelPorts,
): AdPixels {
  const { externalAdsExemptions } = shell.page.config.site;
  const asked = new Set<string>();
  /** By what the advertiser wrote. */
  const times = new Map<string, number>();
  const fingerprint = () =>
    new URLSearchParams(entrySearch).get('fingerprint') ?? shell.uid() ?? '';

  const tell = ({ banner, place }: ShownBanner, name: PixelName) => {
    const key = `${name} ${place}`;
    const isExempt = isPathUnder(window.location.pathname, externalAdsExemptions);
    const isRefused = config.needsConsent && !consent.isGiven();
    if (!banner.ad_pixel || asked.has(key) || isExempt || isRefused) return;
    asked.add(key);
    const given = banner.ad_pixel.links[name];
    const repeats = times.get(given) ?? 0;
    times.set(given, repeats + 1);
    const address = pixelAddress(given, config, fingerprint(), repeats);
    if (address !== undefined) ask(address);
  };
  const seen = watchSeen((element) => {
    // What a hidden tab shows counts from when the tab is seen.
    if (document.visibilityState !== 'visible') return true;
    const shown = bannerAround(element);
    if (shown) tell(shown, 'show_url');
    return shown !== undefined;
  }, seenRules);
  const consent = watchConsent(shell, hasConsent, () => seen.restart());

  const press = (target: EventTarget | null) => {
    // Only its link leads somewhere.
    const isLink = target instanceof Element && target.closest('a') !== null;
    const shown = isLink ? bannerAround(target) : undefined;
    if (shown) tell(shown, 'click_url');
  };
  const onAuxClick = ({ button, target }: MouseEvent) => {
    // The middle button opens a link beside the page.
    if (button === 1) press(target);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') seen.restart();
  };
  document.addEventListener('auxclick', onAuxClick, true);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    press,
    restart: () => {
      asked.clear();
      seen.restart();
    },
    stop: () => {
      seen.stop();
      consent.stop();
      document.removeEventListener('auxclick', onAuxClick, true);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
