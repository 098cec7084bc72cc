import type { Operation } from '../define-operation.ts';
import { type PageAccess, type PageRole, pageRoles } from './page-roles.ts';

const accessOf = (role: PageRole): PageAccess => `page-${role}`;

/** The role from which on a call is open; absent of viewers' calls. */
export const pageRoleFor = ({ access }: Pick<Operation, 'access'>): PageRole | undefined =>
  pageRoles.find((role) => accessOf(role) === access);
