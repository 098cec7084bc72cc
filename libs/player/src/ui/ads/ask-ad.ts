import type { AdWish } from '@foyer/ad-slots';
import type { RunningPlayer } from '../../controller/create-player.ts';

type Advertising = Pick<RunningPlayer, 'ads'>;

/**
 * Asks the break that has the screen for what the viewer wants.
 *
 * @returns False while the content has the screen, to which the wish then goes.
 */
export function askAd({ ads }: Advertising, wish: AdWish): boolean {
  if (!ads?.get()) return false;
  ads.ask(wish);
  return true;
}

/** Stops the advertisement on the screen, or lets it go on. @returns False while the content has the screen. */
export function toggleAd(advertising: Advertising): boolean {
  return askAd(advertising, advertising.ads?.get()?.isPaused ? 'ad.resume' : 'ad.pause');
}
