import type { Operation } from '../define-operation.ts';
import type { ErrorName } from '../errors/error-codes.ts';
import type { PageAccess, PageRole } from '../pages/page-roles.ts';
import { pageRefusalOf } from './page-refusal-of.ts';
import { refusalOf, type CallerRights, type ViewerAccess } from './refusal-of.ts';

/** A caller with the token of a page editor; viewers' calls treat it as a missing session. */
export interface PageEditorRights {
  readonly pageRole: PageRole;
}

const isPageAccess = (access: Operation['access']): access is PageAccess =>
  access.startsWith('page-');

/** Whether a call is one of viewers, and none that makes pages. */
export const isViewersCall = <T extends Operation>(
  operation: T,
): operation is T & { readonly access: ViewerAccess } => !isPageAccess(operation.access);

/** Why a caller of any kind may not make a call of any kind; nothing where they may. */
export function refusalFor(
  { access, allows, method }: Operation,
  caller: CallerRights | PageEditorRights | undefined,
): ErrorName | undefined {
  const isEditor = caller !== undefined && 'pageRole' in caller;
  if (isPageAccess(access)) return pageRefusalOf(access, isEditor ? caller.pageRole : undefined);
  const viewers: ViewerAccess = access;
  const rights = { access: viewers, method, ...(allows && { allows }) };
  return refusalOf(rights, isEditor ? undefined : caller);
}
