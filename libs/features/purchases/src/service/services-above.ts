import type { ServiceShort } from '@foyer/contract';
import { servicePath } from '@foyer/site-map';

/** Parameters of a service's address. ROUTE-034 to ROUTE-036 */
export interface ServiceParams {
  parent_id?: string | undefined;
  sub_parent_id?: string | undefined;
  id: string;
}

/** The services that an address names above its own, the outermost first. */
export const servicesAbove = ({ parent_id, sub_parent_id }: ServiceParams): string[] =>
  [parent_id, sub_parent_id].filter((id) => id !== undefined);

/**
 * Titles of the steps of the way that are services themselves, by their paths.
 *
 * @param find - The service by what the address calls it; a step without one has no title.
 */
export const aboveIn = (
  above: readonly string[],
  find: (idOrAlias: string) => Pick<ServiceShort, 'name'> | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    above.flatMap((alias, index) => {
      const name = find(alias)?.name;
      return name === undefined ? [] : [[servicePath({ alias }, above.slice(0, index)), name]];
    }),
  );
