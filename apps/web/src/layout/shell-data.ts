import { menuQuery, userQuery } from '@foyer/client';
import { isApiError } from '@foyer/contract';
import type { PageRequest } from '../page/page-request.ts';

/**
 * Loads the viewer of the request's session.
 *
 * A session that the service no longer knows is no session: the page is a visitor's, and the browser
 * asks for a new one.
 */
export async function loadViewer({ client, queryClient, config }: PageRequest): Promise<void> {
  if (!config.hasSession) return;
  try {
    await queryClient.fetchQuery(userQuery(client));
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    config.hasSession = false;
  }
}

/** Loads what header and footer show: the menu and the viewer. */
export async function loadShell(page: PageRequest): Promise<void> {
  await Promise.all([page.queryClient.fetchQuery(menuQuery(page.client)), loadViewer(page)]);
}
