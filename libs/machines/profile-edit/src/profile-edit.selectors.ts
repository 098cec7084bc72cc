import { type AgeLimit, type Profile, highestAgeLimit } from '@foyer/contract';
import type { SnapshotFrom } from 'xstate';
import { ageLimitOf, ageLimitsUpTo } from './age-limits.ts';
import type { profileEditMachine } from './profile-edit.machine.ts';
import { canHaveViewingPin, hasViewingPin, wantedProfile } from './profile-edit.setup.ts';
import type { ProfileEditContext, ProfileField } from './profile-edit.types.ts';
import { type ProfileRights, rightsOf } from './profile-rules.ts';

/** What the view shows of a profile. */
export interface ProfileEditViewState {
  /** With the changes that are not saved yet. */
  profile: Profile;
  rights: ProfileRights;
  /** Settings that are being saved, or wait for it. */
  pending: readonly ProfileField[];
  messages: ProfileEditContext['messages'];
  /** Age limits that the default one may be: up to the highest of the profile. */
  defaultLimits: readonly AgeLimit[];
  /** All, the lowest first. */
  maxLimits: readonly AgeLimit[];
  /** What the profile may see without the PIN. */
  freeLimit: AgeLimit;
  /** Whether titles above the default age limit are there, and ask for the PIN. PROF-008 */
  hasViewingPin: boolean;
  /** False where the default age limit is the highest: nothing is above it. PROF-008 */
  canHaveViewingPin: boolean;
  /** `none` while nobody wants to delete the profile. */
  deletion: 'none' | 'asking' | 'deleting';
}

/** The view's reading of a snapshot. */
export function selectProfileEditView(
  snapshot: SnapshotFrom<typeof profileEditMachine>,
): ProfileEditViewState {
  const { context } = snapshot;
  const { ageLimits, edits, messages } = context;
  const profile = wantedProfile(context);
  const freeLimit = ageLimitOf(ageLimits, profile.default_age_limit_id);
  const highest = highestAgeLimit(ageLimits);
  return {
    profile,
    rights: rightsOf(context),
    pending: edits.map(({ field }) => field),
    messages,
    defaultLimits: ageLimitsUpTo(ageLimits, profile.max_age_limit_id),
    maxLimits: highest ? ageLimitsUpTo(ageLimits, highest.id) : [],
    freeLimit,
    hasViewingPin: hasViewingPin(context),
    canHaveViewingPin: canHaveViewingPin(context),
    deletion: deletionOf(snapshot),
  };
}

function deletionOf(
  snapshot: SnapshotFrom<typeof profileEditMachine>,
): ProfileEditViewState['deletion'] {
  if (snapshot.matches('deleted') || snapshot.matches({ deletion: 'deleting' })) return 'deleting';
  return snapshot.matches('deletion') ? 'asking' : 'none';
}
