import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { requireAccount } from '@foyer/page-runtime/page/require-account';
import { pageIn } from '@foyer/page-parts/lists/page-number';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';

/** What a page of the personal area needs to know beyond the cache. */
export interface PersonalData {
  /** The canonical address. */
  address: string;
  /** Of the first page of its list, from 1. */
  number: number;
}

/**
 * Loads a page of the personal area for whoever has signed in; a visitor is led to the sign-in. PERM-001
 *
 * @param ask - Fills the cache. What does not come the page says in its own place, with the way to ask again.
 */
export async function loadPersonal(
  page: LoaderPage,
  { request, url }: { request: Pick<Request, 'url'>; url: URL },
  ask: (number: number) => readonly Promise<unknown>[],
): Promise<PersonalData> {
  await requireAccount(page, request);
  const number = pageIn(url.searchParams);
  await Promise.allSettled(ask(number));
  return { address: ownAddress(page, url), number };
}
