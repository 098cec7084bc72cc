import { addFavourite, removeFavourite, userQuery } from '@foyer/client';
import { signInDialogId } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import type { FavouriteItem } from './favourite-item.types.ts';
import { markFavourite } from './favourites-cache.ts';

/** How long words about a failure stay, in seconds. */
const NOTICE_SECONDS = 10;

/** Says that nothing has changed. FAV-009 */
async function tellFailure({ page, tell }: Pick<Shell, 'page' | 'tell'>): Promise<void> {
  await page.loadTexts('item');
  tell('notifications', {
    type: 'notice.show',
    notice: {
      tone: 'error',
      message: { key: 'item.favourite.failed' },
      durationSeconds: NOTICE_SECONDS,
      isForced: true,
    },
  });
}

/**
 * Puts an item aside, or takes it out again; a visitor is asked to sign in. What the service says about it is shown as
 * for every call, with the way to the favourites after an addition. A failure leaves the caches as they are and is told.
 * FAV-001 to FAV-009
 *
 * @param isWanted - Whether it is to be a favourite.
 * @returns whether it is one now.
 */
export async function toggleFavourite(
  { page, tell }: Pick<Shell, 'page' | 'tell'>,
  item: FavouriteItem,
  isWanted: boolean,
): Promise<boolean> {
  const { client, queryClient } = page;
  try {
    const { is_auth: isSignedIn } = await queryClient.ensureQueryData(userQuery(client));
    if (!isSignedIn) {
      tell('modal', { type: 'modal.open', request: { id: signInDialogId, name: 'login' } });
      return !isWanted;
    }
    const input = { itemId: item.id, itemType: item.type };
    await (isWanted ? addFavourite(client, input) : removeFavourite(client, input));
  } catch {
    await tellFailure({ page, tell }).catch(() => undefined);
    return !isWanted;
  }
  markFavourite(queryClient, item, isWanted);
  tellAnalytics({
    event: {
      type: 'button_click',
      button_id: isWanted ? 'like' : 'like_off',
      path: window.location.pathname,
      content_id: item.id,
      content_type: item.type,
    },
  });
  return isWanted;
}
