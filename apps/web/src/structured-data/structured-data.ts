import { userQuery } from '@foyer/client';
import type { RouterContextProvider } from 'react-router';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { pageRequest } from '../page/page-request.ts';
import { serverLoaderPage } from '../routes/server-loader-page.ts';

/** One description of schema.org, written into the page as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * Adds descriptions for search engines to a page that the server is about to render, unless it is for somebody who
 * signed in: those pages no search engine reads. For `loader`s only, so that no script carries it. SEO-001
 *
 * @param describe - Called only where it is wanted.
 */
export async function withStructuredData<Data extends { head: PageHead }>(
  context: Readonly<RouterContextProvider>,
  page: Data,
  describe: (page: LoaderPage) => readonly StructuredData[],
): Promise<Data> {
  if (await isSignedIn(context)) return page;
  const structuredData = describe(serverLoaderPage(context));
  return { ...page, head: { ...page.head, structuredData } };
}

/** The layout asks for the same viewer at the same time: it is one call. A failure is the layout's to show. */
async function isSignedIn(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { config, client, queryClient } = context.get(pageRequest);
  if (!config.hasSession) return false;
  try {
    return (await queryClient.ensureQueryData(userQuery(client))).is_auth;
  } catch {
    return false;
  }
}
