import type { SnapshotFrom } from 'xstate';
import type { viewingLimitMachine } from './viewing-limit.machine.ts';
import { isIntervalAllowed, remainingSeconds } from './viewing-limit.rules.ts';

/** What the player asks before it plays, and while it does. */
export interface ViewingAllowance {
  /** It is one of the hours of the profile. LIMIT-004 */
  isIntervalAllowed: boolean;
  /** The profile has not used up its day. LIMIT-010 */
  isTimeLeft: boolean;
  /** What is left of the day; nothing without a limit. */
  remainingSeconds: number | undefined;
}

/** Whether the profile may watch now. */
export function selectViewingAllowance({
  context,
}: SnapshotFrom<typeof viewingLimitMachine>): ViewingAllowance {
  // A visitor has no limits, whatever an earlier profile has left.
  const isProfile = context.profileId !== undefined;
  const remaining = isProfile ? remainingSeconds(context) : undefined;
  return {
    isIntervalAllowed: !isProfile || isIntervalAllowed(context.hours, context.clock),
    isTimeLeft: remaining !== 0,
    remainingSeconds: remaining,
  };
}
