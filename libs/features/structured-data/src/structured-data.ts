import { userQuery } from '@foyer/client';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { PageHead } from '@foyer/page-runtime/page/page-head';

/** One description of schema.org, written into the page as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * Adds descriptions for search engines to a page that the server is about to render, unless it is for somebody who
 * signed in: those pages no search engine reads. For `loader`s only, so that no script carries it. SEO-001
 *
 * @param loader - Of the request.
 * @param describe - Called only where it is wanted.
 */
export async function withStructuredData<Data extends { head: PageHead }>(
  loader: LoaderPage,
  page: Data,
  describe: (page: LoaderPage) => readonly StructuredData[],
): Promise<Data> {
  if (await isSignedIn(loader)) return page;
  const structuredData = describe(loader);
  return { ...page, head: { ...page.head, structuredData } };
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
