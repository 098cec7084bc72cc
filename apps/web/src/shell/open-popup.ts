import { pageFlags } from '@foyer/site-map/page-flags';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import { itemOfPopup, sellingScreen } from '@foyer/selling/selling-popup';

/** Dialogs that an address may open; each stands for itself, or is about what the page is about. */
const openDialogs: readonly string[] = ['language', 'login', 'item_rating', 'item_selling_screen'];

/**
 * Opens a dialog by the name that stands in the address, over any page with a header: what stands inside of others, and
 * what plays, opens nothing by itself. Another name opens nothing, and nobody signs in twice. QUERY-012
 *
 * @param popup - A name, or the sale of an item.
 * @returns Gives up waiting for the flows.
 */
export function openPopup({ actor, page, tell }: Shell, popup: string): () => void {
  const item = itemOfPopup(popup);
  const name = item ? sellingScreen : popup;
  const { pathname, search } = window.location;
  if (!openDialogs.includes(name) || pageFlags(pathname, search).layout !== 'page') {
    return () => undefined;
  }
  return whenRunning(actor, () => {
    const isSpare = name === 'login' && knownUser(page)?.is_auth;
    // The viewer has asked for it: it says also that there is nothing to do.
    const data = { isAsked: true, ...(item && { item }) };
    if (!isSpare)
      tell('modal', { type: 'modal.open', request: { id: `popup-${name}`, name, data } });
    return () => undefined;
  });
}
