import type { ErrorName } from '../errors/error-codes.ts';
import { reachesRole, type PageAccess, type PageRole } from '../pages/page-roles.ts';
import { pageRoleFor } from '../pages/page-role-for.ts';

/**
 * Why a page editor may not make a call; nothing where they may. Apart from the rule of viewers, which pages load.
 * docs/decisions/0129
 *
 * @param role - Absent without a token that the service knows.
 */
export function pageRefusalOf(
  access: PageAccess,
  role: PageRole | undefined,
): ErrorName | undefined {
  const needed = pageRoleFor({ access });
  if (!role) return 'pageTokenRefused';
  return needed && reachesRole(role, needed) ? undefined : 'pageRoleTooLow';
}
