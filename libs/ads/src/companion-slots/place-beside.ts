import type { AdErrorName } from '@foyer/ad-slots/errors';
import { type AdShow, openAdvertiser, pingOf } from '../client/show-parts.ts';
import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import { chooseCompanions } from './choose-companions.ts';
import { type LoadedCompanion, loadCompanion } from './load-companion.ts';

/** How long companions that have to be shown may take, in milliseconds; as long as the first frame. AD-024 */
const LIMIT_MS = 4_000;

/** Companions beside one advertisement. */
export interface Beside {
  /** Why the advertisement must not be shown. VAST 4.3 §3.13 `required` */
  error?: AdErrorName;
  hear: (mark: AdMark) => void;
  end: () => void;
}

const nothing: Omit<Beside, 'error'> = { hear: () => {}, end: () => {} };

/** Whether a mark says that the advertisement is on the screen. */
const isOnScreen = (mark: AdMark): boolean =>
  mark.type === 'framed' || (mark.type === 'reached' && mark.event === 'impression');

/** Whether those that have to be there are; undefined where that took too long. */
async function arrive(
  companions: readonly LoadedCompanion[],
  required: 'all' | 'any',
): Promise<boolean | undefined> {
  const loaded = companions.map((companion) => companion.loaded);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LIMIT_MS));
  const all = async () => {
    const results = await Promise.all(loaded);
    return required === 'all' ? results.every(Boolean) : results.some(Boolean);
  };
  if (required === 'all') return await Promise.race([all(), late]);
  // One that is there is enough, whatever the others still do.
  const first = Promise.any(
    loaded.map(async (one) => {
      if (!(await one)) throw new TypeError('It cannot be loaded');
      return true;
    }),
  ).catch(() => false);
  return await Promise.race([first, late]);
}

/**
 * Puts the companions of an advertisement into the places of the page. Those that have to be shown are loaded before
 * the advertisement begins, and seen with it. VAST 4.3 §3.13
 */
export async function placeBeside({ ad, client, stage, macros }: AdShow): Promise<Beside> {
  const places = (await stage.companionPlaces?.()) ?? [];
  const { placed, isMissing } = chooseCompanions(ad, places, client.frame !== undefined);
  if (isMissing) return { ...nothing, error: 'COMPANION_SIZE' };
  const companions = placed.map((one) => ({
    holder: places.find((place) => place === one.place)?.element,
    ...loadCompanion(one, {
      frame: client.frame,
      ping: pingOf({ client }),
      macros,
      open: (url) => void openAdvertiser(client, url),
    }),
  }));
  const end = () => {
    for (const { close } of companions) close();
  };
  for (const { holder, element } of companions) {
    element.style.visibility = 'hidden';
    holder?.append(element);
  }
  stage.signal.addEventListener('abort', end, { once: true });
  const required = ad.requiredCompanions;
  if (required !== 'none' && companions.length > 0) {
    const isThere = await arrive(companions, required);
    if (!isThere) {
      end();
      return { ...nothing, error: isThere === false ? 'COMPANION_FAILED' : 'COMPANION_TIMEOUT' };
    }
  }
  let isSeen = false;
  return {
    hear: (mark) => {
      if (isSeen || !isOnScreen(mark)) return;
      isSeen = true;
      for (const { element, loaded, tellView, close } of companions)
        void loaded.then((isLoaded) => {
          if (!isLoaded) return close();
          element.style.visibility = 'visible';
          return tellView();
        });
    },
    end,
  };
}
