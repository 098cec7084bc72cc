import type { ServiceShort } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

/** Address of the list of services. ROUTE-033 */
export const servicesPath = sitePath('/services');

/**
 * The page of a service, below those that it is a part of. ROUTE-034 to ROUTE-037
 *
 * @param above - Aliases or ids of the services above it, the outermost first; at most two.
 */
export const servicePath = (
  { alias }: Pick<ServiceShort, 'alias'>,
  above: readonly string[] = [],
): string => [servicesPath, ...[...above, alias].map(encodeURIComponent)].join('/');
