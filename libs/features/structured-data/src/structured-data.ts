import { userQuery } from '@foyer/client';
import type { LoaderPage, StructuredData } from '@foyer/page-runtime/page/loader-page';

export type { StructuredData };

/**
 * Describes a page that the server is about to render to search engines, unless it is for a viewer who has signed in:
 * those pages no search engine reads. For `loader`s only, so that no script carries it; nor does what the page hands to
 * the browser. SEO-001
 *
 * @param loader - Of the request.
 * @param describe - Called only where it is wanted.
 */
export async function withStructuredData<Data>(
  loader: LoaderPage,
  page: Data,
  describe: (page: LoaderPage) => readonly StructuredData[],
): Promise<Data> {
  if (!(await isSignedIn(loader))) loader.describe?.(describe(loader));
  return page;
}

/** The layout asks for the same viewer at the same time: it is one call. A failure is the layout's to show. */
async function isSignedIn({ hasSession, client, queryClient }: LoaderPage): Promise<boolean> {
  if (!hasSession) return false;
  try {
    return (await queryClient.ensureQueryData(userQuery(client))).is_auth;
  } catch {
    return false;
  }
}
