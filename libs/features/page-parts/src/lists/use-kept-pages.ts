import { useEffect, useEffectEvent, useRef } from 'react';
import { placeOfEntry } from '@foyer/page-runtime/navigation/page-places';

/** What a list of pages tells {@link useKeptPages}. */
interface LoadedPages {
  /** How many pages are there; 0 until the first has come. */
  count: number;
  hasMore: boolean;
  /** Asks for the next page. */
  loadMore: () => void;
}

/** How many pages the current entry of the history had; 1 where it says nothing. */
function keptPages(): number {
  const state: { pages?: unknown } | null = window.history.state;
  return typeof state?.pages === 'number' ? state.pages : 1;
}

function keepPages(pages: number): void {
  if (pages !== keptPages()) {
    window.history.replaceState({ ...window.history.state, pages }, '');
  }
}

/** The browser places the page as far down as it goes with fewer pages. */
async function placing(): Promise<(() => void) | undefined> {
  const at = placeOfEntry();
  const { placeLater } = await import('@foyer/page-runtime/navigation/place-page');
  return at === undefined ? undefined : placeLater(at);
}

/** Loads as many pages as the list had when its entry of the history was left: a document brings one. NAV-006 */
export function useKeptPages({ count, hasMore, loadMore }: LoadedPages): void {
  const place = useRef<ReturnType<typeof placing>>(undefined);
  const goOn = useEffectEvent((pages: number) => {
    if (pages === 0) return;
    if (hasMore && pages < keptPages()) {
      place.current ??= placing();
      loadMore();
      return;
    }
    keepPages(pages);
    void place.current?.then((go) => go?.());
    place.current = undefined;
  });
  useEffect(() => goOn(count), [count]);
}
