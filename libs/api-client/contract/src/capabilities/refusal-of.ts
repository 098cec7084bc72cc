import type { Operation } from '../define-operation.ts';
import type { ErrorName } from '../errors/error-codes.ts';
import type { PageAccess } from '../pages/page-roles.ts';

/** What decides which calls a caller may make. */
export interface CallerRights {
  /** A session that must be renewed first. */
  readonly isStale?: boolean;
  /** Whether the session is an account's; a visitor's is not. */
  readonly hasAccount: boolean;
  /** Signed in beyond the limit of devices. */
  readonly isRestricted?: boolean;
  /** Whether the account is blocked. */
  readonly isBlocked?: boolean;
  readonly isChild?: boolean;
  readonly isMaster?: boolean;
}

/** Access of viewers' calls; those that make pages have a rule of their own. */
export type ViewerAccess = Exclude<Operation['access'], PageAccess>;

/** What a declaration says of its callers. */
export interface OperationRights extends Pick<Operation, 'allows' | 'method'> {
  readonly access: ViewerAccess;
}

/**
 * Why a caller may not make a call; nothing where they may. The one rule behind the service's refusals, the pages'
 * closed controls and docs/capabilities.md. docs/decisions/0016, docs/decisions/0089
 *
 * @param caller - Absent without a session.
 */
export function refusalOf(
  { access, allows = [], method }: OperationRights,
  caller: CallerRights | undefined,
): ErrorName | undefined {
  if (access === 'anyone') return undefined;
  if (!caller) return 'sessionMissing';
  if (caller.isStale && !allows.includes('stale')) return 'sessionStale';
  if (access === 'session') return undefined;
  if (!caller.hasAccount) return 'signInRequired';
  if (caller.isRestricted && !allows.includes('restricted')) return 'sessionRestricted';
  if (caller.isBlocked && method !== 'get' && !allows.includes('blocked')) return 'accountBlocked';
  if (access === 'adult' && caller.isChild) return 'adultOnly';
  if (access === 'master' && !caller.isMaster) return 'masterOnly';
  return undefined;
}
