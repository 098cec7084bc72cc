import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import { type AdShow, openAdvertiser, pingOf } from './show-parts.ts';

/** What goes beside one advertisement. */
export interface Company {
  hear: (mark: AdMark) => void;
  end: () => void;
}

const loadIcons = async ({ ad, client, stage, macros }: AdShow): Promise<Company> => {
  const { showIcons } = await import('../icons/show-icons.ts');
  return showIcons(ad.linear?.icons ?? [], {
    wrapper: stage.wrapper,
    frame: client.frame,
    ping: pingOf({ client }),
    macros,
    open: (url) => openAdvertiser(client, url),
  });
};

const loadVerifications = async ({ ad, client, stage, macros }: AdShow): Promise<Company> => {
  const { runVerifications } = await import('../ad-verification/run-verifications.ts');
  return runVerifications(ad, {
    vendors: client.verificationVendors ?? [],
    mayAsk: client.mayAsk,
    frame: client.frame,
    wrapper: stage.wrapper,
    ping: pingOf({ client }),
    macros,
    volume: () => (stage.sound.get().isMuted ? 0 : stage.sound.get().volume),
  });
};

const loadSight = async ({ ad, client, stage, macros }: AdShow): Promise<Company> => {
  const { watchSight } = await import('../sight/watch-sight.ts');
  const { wrapper: element, signal } = stage;
  return watchSight(ad, { element, signal, ping: pingOf({ client }), macros });
};

const loadCaptions = async ({ ad, client, stage }: AdShow): Promise<Company> => {
  const { showCaptions } = await import('../captions/show-captions.ts');
  const { captions } = stage;
  const { video, mayAsk } = client;
  return captions
    ? showCaptions(ad.linear?.captions ?? [], { ...captions, video, mayAsk })
    : { hear: () => {}, end: () => {} };
};

const loadBeside = async (show: AdShow): Promise<Company> => {
  const { placeBeside } = await import('../companion-slots/place-beside.ts');
  return placeBeside(show);
};

/** Leaves its companion for the next pause, once it has been on the screen. */
function leaveForPause(show: AdShow): Company {
  const { offerPause, signal } = show.stage;
  let isOffered = false;
  const offer = async () => {
    const { pauseOffer } = await import('./pause-offer.ts');
    const offered = pauseOffer(show);
    if (offered && !signal.aborted) offerPause?.(offered);
  };
  return {
    hear: ({ type }) => {
      if (isOffered || (type !== 'framed' && type !== 'reached')) return;
      isOffered = true;
      void offer().catch(() => {});
    },
    end: () => {},
  };
}

/** Lets something that is still loading hear what happens meanwhile, once it is there. */
function laterCompany(loading: Promise<Company>): Company {
  const past: AdMark[] = [];
  let company: Company | undefined;
  let isOver = false;
  const settle = (loaded: Company) => {
    if (isOver) {
      // What was heard meanwhile may be worth a word, as that an advertisement of a moment was not in sight.
      for (const mark of past.splice(0)) loaded.hear(mark);
      loaded.end();
      return;
    }
    company = loaded;
    for (const mark of past.splice(0)) company.hear(mark);
  };
  // Without it the advertisement plays all the same.
  loading.then(settle, () => {});
  return {
    hear: (mark) => {
      if (company) company.hear(mark);
      else past.push(mark);
    },
    end: () => {
      isOver = true;
      company?.end();
    },
  };
}

/** Companions that may be shown or not; those that have to be are there before. */
const hasBeside = ({ ad, stage }: AdShow): boolean =>
  ad.companions.length > 0 &&
  ad.requiredCompanions === 'none' &&
  stage.companionPlaces !== undefined;

const asksForSight = ({ ad: { viewable } }: AdShow): boolean =>
  Object.values(viewable).some((urls) => urls.length > 0);

const hasCaptions = ({ ad, stage }: AdShow): boolean =>
  stage.captions !== undefined && (ad.linear?.captions.length ?? 0) > 0;

/**
 * Begins what goes beside an advertisement, where it has any: icons, companions, captions, vendors that measure, and
 * the watch on whether it is in sight. Each is loaded when needed.
 */
export function accompany(show: AdShow): Company {
  const { ad } = show;
  const loaded = [
    ...((ad.linear?.icons.length ?? 0) > 0 ? [loadIcons(show)] : []),
    ...(ad.verifications.length > 0 ? [loadVerifications(show)] : []),
    ...(hasBeside(show) ? [loadBeside(show)] : []),
    ...(asksForSight(show) ? [loadSight(show)] : []),
    ...(hasCaptions(show) ? [loadCaptions(show)] : []),
  ].map(laterCompany);
  const companies = [
    ...loaded,
    ...(show.beside ? [show.beside] : []),
    ...(show.stage.offerPause && ad.companions.length > 0 ? [leaveForPause(show)] : []),
  ];
  return {
    hear: (mark) => {
      for (const company of companies) company.hear(mark);
    },
    end: () => {
      for (const company of companies) company.end();
    },
  };
}
