import { adLimit, isAdAddress } from '@foyer/ad-slots/rules';
import {
  type AdConsent,
  askEarly,
  breakMacros,
  type EarlyAnswer,
  holdsNothing,
  readConsent,
} from '@foyer/ads/early';
import type { EarlyStart } from '@foyer/player/start';
import { isPathUnder } from '@foyer/page-runtime/page/path-under';
import type { EarlyAdvertising } from '@foyer/early-film/early-playback.types';
import { type BegunFilm, begunFilm } from '@foyer/early-film/early-player';
import { adPermissions } from './ad-permissions.ts';

/**
 * The part of the page's early script that asks for a preroll. Pages announce it where their asset names one; anywhere
 * else it comes with the client, and has asked for nothing. docs/decisions/0131
 */
let asked:
  { address: string; video: Element; answer: Promise<EarlyAnswer | undefined> } | undefined;

/** What an ad server learns of the player, as the client would say it a moment later. */
const macrosOf = ({ asset, video }: BegunFilm) =>
  breakMacros(
    { slot: 'preroll', limit: adLimit(false) },
    {
      wrapper: video,
      sound: { get: () => ({ volume: video.volume, isMuted: video.muted }) },
      content: () => ({ time: asset.start_time, duration: asset.duration }),
    },
  );

interface Asked {
  film: BegunFilm;
  early: EarlyStart;
  advertising: EarlyAdvertising;
  address: string;
}

async function ask({ film, early, advertising, address }: Asked) {
  const [{ isAllowed }, consent] = await Promise.all([early.autoplay(), readConsent()]);
  // Who has to press first may press much later, and the answer would be old by then.
  if (!isAllowed) return undefined;
  const { mayAsk, macros } = adPermissions({
    advertising,
    isChild: () => advertising.isChild,
    consent: (): AdConsent => consent,
  });
  return askEarly({ address, mayAsk, macros: { ...macrosOf(film), ...macros() } });
}

function begin(): void {
  const film = begunFilm();
  const { asset, video, advertising, prepared } = film ?? {};
  const address = asset?.ad.preroll;
  const early = prepared?.early;
  if (!film || !video || !advertising || address === undefined || !early?.isHeld()) return;
  const isExempt = isPathUnder(window.location.pathname, advertising.exemptions);
  // What is no address, the slots report.
  if (isExempt || !isAdAddress(address)) return early.letGo();
  const answer = ask({ film, early, advertising, address });
  asked = { address, video, answer };
  void answer.then(async (given) => {
    if (given && (await holdsNothing(given))) early.letGo();
  });
}

if (!import.meta.env.SSR) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

/** What was asked for before the client, once; for the break of the page's first film, while that is on the page. */
export async function takeEarly(address: string): Promise<EarlyAnswer | undefined> {
  const mine = asked;
  asked = undefined;
  return mine?.address === address && mine.video.isConnected ? mine.answer : undefined;
}
