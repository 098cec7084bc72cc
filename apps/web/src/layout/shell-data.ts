import { menuQuery, userQuery } from '@foyer/client';
import { isApiError } from '@foyer/contract';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageRequest } from '../page/page-request.ts';

const unauthorisedStatus = 401;
const geoBlockedStatus = 451;

/**
 * Loads the viewer of the request's session.
 *
 * A session that the service no longer knows is no session: the page is a visitor's, and the browser
 * asks for a new one. Where the country is blocked nobody is known: what the page shows leads away.
 */
export async function loadViewer({ client, queryClient, config }: PageRequest): Promise<void> {
  if (!config.hasSession) return;
  try {
    await queryClient.fetchQuery(userQuery(client));
  } catch (error) {
    if (isApiError(error) && error.status === geoBlockedStatus) return;
    if (!isApiError(error) || error.status !== unauthorisedStatus) throw error;
    config.hasSession = false;
  }
}

/** Loads what header and footer show: the menu and the viewer. */
export async function loadShell(page: PageRequest): Promise<void> {
  const menu = pageData(page.queryClient.fetchQuery(menuQuery(page.client)));
  await Promise.all([menu, loadViewer(page)]);
}
