/** Roles of page editors, each with the rights of those before it. docs/decisions/0129 */
export const pageRoles = ['viewer', 'editor', 'publisher'] as const;

/** What a page editor may do: read, change drafts, or publish. */
export type PageRole = (typeof pageRoles)[number];

/** Access of a call that makes pages: the least role. */
export type PageAccess = `page-${PageRole}`;

/** Whether a role reaches as far as a call needs. */
export const reachesRole = (role: PageRole, needed: PageRole): boolean =>
  pageRoles.indexOf(role) >= pageRoles.indexOf(needed);
