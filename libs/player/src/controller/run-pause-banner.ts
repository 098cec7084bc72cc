import {
  BANNER_REST_MS,
  pauseBannerMachine,
  type PauseOffer,
  selectIsBannerShown,
} from '@foyer/ad-slots/pause-banner';
import { watched } from '@foyer/core';
import { createActor } from 'xstate';
import type { PauseBanner } from './ad-breaks.ts';
import { bannerRest } from './banner-rest.ts';
import type { RunningPlayer } from './create-player.ts';
import { watchContent } from './watch-content.ts';

/** What {@link runPauseBanner} joins. */
export interface PauseBannerRun {
  player: RunningPlayer['player'];
  offer: PauseOffer;
  /** Called with what stands over the pause, and with nothing when it goes. */
  show: (banner: PauseBanner | undefined) => void;
}

/** Shows what the last break has left while the viewer's pause lasts. docs/decisions/0130 */
export function runPauseBanner({ player, offer: first, show }: PauseBannerRun): {
  offer: (next: PauseOffer) => void;
  stop: () => void;
} {
  let offer = first;
  const restMs = Math.max(0, bannerRest.closedAt + BANNER_REST_MS - Date.now());
  const actor = createActor(pauseBannerMachine, {
    ...watched(),
    input: { isOffered: true, restMs },
  });
  const bannerOf = (shown: PauseOffer): PauseBanner => ({
    ...shown,
    mount: (element) => shown.mount(element, () => actor.send({ type: 'banner.failed' })),
    close: () => {
      bannerRest.closedAt = Date.now();
      actor.send({ type: 'banner.close' });
    },
  });
  let isShown = false;
  const subscription = actor.subscribe((snapshot) => {
    if (selectIsBannerShown(snapshot) === isShown) return;
    isShown = !isShown;
    show(isShown ? bannerOf(offer) : undefined);
  });
  actor.start();
  const stopWatching = watchContent(player, (fact) => {
    if (
      fact.type === 'content.played' ||
      fact.type === 'content.paused' ||
      fact.type === 'content.ended'
    )
      actor.send(fact);
  });
  return {
    offer: (next) => {
      offer = next;
      actor.send({ type: 'banner.offered' });
    },
    stop: () => {
      stopWatching();
      subscription.unsubscribe();
      actor.stop();
      if (isShown) show(undefined);
    },
  };
}
