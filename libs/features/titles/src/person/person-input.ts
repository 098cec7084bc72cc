import type { PersonRole } from '@foyer/contract';

/** Parameters of the address of a person's page. */
export const personQueryNames = { role: 'role', after: 'after' } as const;

/** Titles that one call brings. */
const titlesPerCall = 60;

const roles: readonly string[] = ['director', 'writer', 'camera', 'composer', 'actor'];

const isRole = (value: string | null): value is PersonRole =>
  value !== null && roles.includes(value);

/** Which titles of a person an address asks for; what it says wrongly counts as not said. */
export function personInput(idOrSlug: string, search: URLSearchParams) {
  const role = search.get(personQueryNames.role);
  const cursor = search.get(personQueryNames.after);
  return {
    idOrSlug,
    limit: titlesPerCall,
    ...(isRole(role) && { role }),
    ...(cursor !== null && { cursor }),
  };
}

/** What the call of a person's page is made with. */
export type PersonPageInput = ReturnType<typeof personInput>;
