import { userQuery } from '@foyer/client';
import { isApiError, type User } from '@foyer/contract';
import { redirect } from 'react-router';
import { signInHref } from '@foyer/site-map';
import type { LoaderPage } from './loader-page.ts';

const unauthorisedStatus = 401;

/** The viewer whom the session is of; nothing for a visitor, with a session or without. */
export async function viewerOfSession({
  client,
  queryClient,
}: Pick<LoaderPage, 'client' | 'queryClient'>): Promise<User | undefined> {
  try {
    const user = await queryClient.ensureQueryData(userQuery(client));
    return user.is_auth ? user : undefined;
  } catch (error) {
    if (isApiError(error) && error.status === unauthorisedStatus) return undefined;
    throw error;
  }
}

/**
 * For loaders of pages that need an account: a visitor is led to the sign-in, which leads back to the page. LOGIN-059, PERM-001
 *
 * @param request - Of the loader.
 * @throws a redirect to the sign-in page.
 */
export async function requireAccount(
  page: Pick<LoaderPage, 'client' | 'queryClient'>,
  request: Pick<Request, 'url'>,
): Promise<User> {
  const user = await viewerOfSession(page);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(signInHref(pathname + search));
}
