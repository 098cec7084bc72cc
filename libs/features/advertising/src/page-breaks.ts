import {
  createAdClient,
  readConsent,
  watchConsent,
  type AdConsent,
  type BreakStage,
} from '@foyer/ads';
import type { PlayBreak, PrepareAds, RunningPlayer } from '@foyer/player';
import type { AdvertisingConfig } from '@foyer/page-runtime/page/site-config';
import { adPermissions } from './ad-permissions.ts';
import { takeEarly } from './early-break.ts';
import { walledDocument } from './walled-document.ts';

/** What decides about advertisements of the page. */
interface PageAdvertising extends AdvertisingConfig {
  /** Whether a child's profile watches: no ad server learns anything of the viewer then. */
  isChild: () => boolean;
  /** What readers of the screen call a program of an advertisement, in the page's language. */
  frameTitle: string;
}

/** Plays the breaks of the page's players. */
export interface PageBreaks {
  playBreak: PlayBreak;
  prepare: PrepareAds;
}

const followSound = (player: RunningPlayer['player']): Pick<BreakStage, 'sound' | 'content'> => {
  const facts = () => player.getSnapshot().context;
  return {
    sound: {
      get: () => ({ volume: facts().volume, isMuted: facts().isMuted }),
      subscribe: (hear) => {
        const subscription = player.subscribe(hear);
        return () => subscription.unsubscribe();
      },
    },
    content: () => ({ time: facts().currentTime, duration: facts().duration }),
  };
};

function create(advertising: PageAdvertising): PageBreaks {
  let consent: AdConsent = { isGiven: undefined, macros: {} };
  const { isChild } = advertising;
  const client = createAdClient({
    ...adPermissions({ advertising, isChild, consent: () => consent }),
    takeEarly,
    frame: { address: walledDocument, title: advertising.frameTitle },
    verificationVendors: advertising.verificationVendors,
  });
  return {
    playBreak: async (adBreak, { player, offerPause, ...tools }) => {
      consent = await readConsent();
      // What is withdrawn in a break holds for the rest of it.
      const stop = watchConsent((now) => {
        consent = now;
      });
      try {
        return await client.playBreak(adBreak, {
          ...tools,
          ...followSound(player),
          ...(advertising.hasPauseBanner && { offerPause }),
        });
      } finally {
        stop();
      }
    },
    // With this module everything is there. ENGINE-023
    prepare: () => Promise.resolve({ isBlocked: false }),
  };
}

let made: PageBreaks | undefined;

/** The breaks of this page: one client serves all its players, with the element that a gesture has unlocked. */
export const pageBreaks = (advertising: PageAdvertising): PageBreaks =>
  (made ??= create(advertising));
