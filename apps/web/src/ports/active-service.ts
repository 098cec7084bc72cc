import { serviceQuery } from '@foyer/client';
import type { ServiceShort } from '@foyer/contract';
import { viewerOfSession } from '@foyer/page-runtime/page/require-account';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';

/**
 * A service that the viewer has. A visitor has none, so the service is not asked.
 *
 * @param serviceId - Or its alias.
 * @throws ApiError where the service does not come.
 */
export async function findActiveService(
  { client, queryClient }: Pick<BrowserPage, 'client' | 'queryClient'>,
  { serviceId }: { serviceId: string },
): Promise<ServiceShort | undefined> {
  if (!(await viewerOfSession({ client, queryClient }))) return undefined;
  const service = await queryClient.ensureQueryData(serviceQuery(client, serviceId));
  return service.active ? service : undefined;
}
