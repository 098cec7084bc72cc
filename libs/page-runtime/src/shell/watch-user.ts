import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import type { BrowserPage } from '../page/browser-page.ts';

/** The user's data as far as the page has them; nothing while nobody has asked. */
export function knownUser({
  client,
  queryClient,
}: Pick<BrowserPage, 'client' | 'queryClient'>): User | undefined {
  return queryClient.getQueryData(userQuery(client).queryKey);
}

/** Tells of the user's data that are known, and whenever they come anew and differ. @returns Ends it. */
export function watchUser(
  page: Pick<BrowserPage, 'client' | 'queryClient'>,
  tell: (user: User) => void,
): () => void {
  const [userKey] = userQuery(page.client).queryKey;
  let last = knownUser(page);
  if (last) tell(last);
  return page.queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== userKey) return;
    const user = event.query.state.data as User;
    // The same answer again is the same object, and no news.
    if (user === last) return;
    last = user;
    tell(user);
  });
}
