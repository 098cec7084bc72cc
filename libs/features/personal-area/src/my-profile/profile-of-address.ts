import { profilesQuery } from '@foyer/client';
import type { Profile, User } from '@foyer/contract';
import { data } from 'react-router';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { requireAccount } from '@foyer/page-runtime/page/require-account';

/**
 * The profile that an address names, and who asks for it.
 *
 * @throws 404 for a profile that the account has not; a redirect to the sign-in for a visitor.
 */
export async function profileOfAddress(
  page: Pick<LoaderPage, 'client' | 'queryClient'>,
  id: string,
  request: Pick<Request, 'url'>,
): Promise<{ profile: Profile; viewer: User }> {
  const viewer = await requireAccount(page, request);
  const { items } = await pageData(page.queryClient.ensureQueryData(profilesQuery(page.client)));
  const profile = items.find((one) => one.id === id);
  if (profile) return { profile, viewer };
  throw data(null, { status: 404 });
}
