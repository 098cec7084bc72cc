import type { ColdStartFlowProps } from '@foyer/cold-start/view';
import { useLocation } from 'react-router';
import { goTo } from '@foyer/page-runtime/navigation/page-navigation';

const fragment = '#movies';

/** Whether the entry before this one is of the same page, so that a step back stays in it. */
function isPageBefore(pathname: string): boolean {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const url = navigation?.entries()[index - 1]?.url;
  return url !== undefined && url !== null && new URL(url).pathname === pathname;
}

/**
 * Each of both choices has an entry in the history, told apart by the fragment: Back leads from the titles to the genres.
 * What is chosen stands in no address. Decision 0116
 */
export function usePlaceInHistory(): Pick<ColdStartFlowProps, 'place' | 'onPlace'> {
  const { pathname, hash } = useLocation();
  return {
    place: hash === fragment ? 'movies' : 'genres',
    onPlace: (place) => {
      if (place === 'movies') goTo(pathname + fragment);
      else if (isPageBefore(pathname)) window.history.back();
      // The address was opened without the step before it.
      else goTo(pathname, { isReplacing: true });
    },
  };
}
