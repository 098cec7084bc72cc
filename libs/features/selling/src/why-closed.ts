import { type OperationRights, refusalOf, type User } from '@foyer/contract';

/** Why a control is closed. */
export type ClosedBy = 'adultOnly' | 'masterOnly';

/**
 * Why the profile of a user may not make a call; nothing where it may. Sign-ins, the limit of devices and blocked
 * accounts have screens of their own, and close no control.
 */
export function whyClosed(
  operation: OperationRights,
  user: User | undefined,
): ClosedBy | undefined {
  const profile = user?.profile;
  // Before the profile is known everything is open: the service refuses what must be refused.
  if (!profile) return undefined;
  const refusal = refusalOf(operation, {
    hasAccount: true,
    isChild: profile.is_child === true,
    isMaster: profile.type === 'master',
  });
  return refusal === 'adultOnly' || refusal === 'masterOnly' ? refusal : undefined;
}
