import type { User } from '@foyer/contract';
import { viewerMarkKey, visitorMark } from '../viewer-mark.ts';

/** Whom a page is made for: a profile by its id, or anybody. */
export const identityOf = (user: User): string =>
  (user.is_auth ? user.profile?.id : undefined) ?? visitorMark;

/**
 * Whom the tabs last found; nothing where that is unknown or the browser forbids storage.
 *
 * @param storage - May throw.
 */
export function readViewerMark(storage: () => Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storage().getItem(viewerMarkKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes whom this tab has found. @param storage - May throw. */
export function writeViewerMark(storage: () => Pick<Storage, 'setItem'>, identity: string): void {
  try {
    storage().setItem(viewerMarkKey, identity);
  } catch {
    // The other tabs are told by message all the same.
  }
}
