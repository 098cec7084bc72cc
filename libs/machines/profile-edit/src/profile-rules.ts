import {
  PROFILE_NAME_MAX_LENGTH,
  type AgeLimit,
  type Profile,
  type ProfileChanges,
} from '@foyer/contract';
import type { Message } from '@foyer/core';
import { ageLimitOf } from './age-limits.ts';
import type { ProfileEditContext, ProfileField, ProfileViewer } from './profile-edit.types.ts';
import { freesTime } from './view-limits.ts';

type WhoAndWhat = Pick<ProfileEditContext, 'profile' | 'viewer'>;

/** What a viewer may do with a profile. */
export interface ProfileRights {
  /** Name, icon and notifications. */
  canEdit: boolean;
  /** Everything that keeps the profile from something. */
  canLimit: boolean;
  canDelete: boolean;
}

/** What the service lets a viewer do, so that nothing is offered that it refuses. Decision 0021 */
export function rightsOf({ profile, viewer }: WhoAndWhat): ProfileRights {
  const canLimit = viewer.type === 'master';
  return {
    canEdit: canLimit || isOwn(profile, viewer),
    canLimit,
    canDelete: canLimit && profile.type === 'additional',
  };
}

const isOwn = (profile: Profile, viewer: ProfileViewer): boolean => profile.id === viewer.id;

const unlimiting: readonly ProfileField[] = ['name', 'icon', 'is_notifications_allowed'];

/** Whether a viewer may make a change. */
export function mayChange(context: WhoAndWhat, changes: ProfileChanges): boolean {
  const { canEdit, canLimit } = rightsOf(context);
  return canLimit || (canEdit && fieldsOf(changes).every((field) => unlimiting.includes(field)));
}

/** The settings that a change names. */
export const fieldsOf = (changes: ProfileChanges): (keyof ProfileChanges)[] =>
  (Object.keys(changes) as (keyof ProfileChanges)[]).filter((key) => changes[key] !== undefined);

/** A profile as it is after a change; the picture of another icon is the service's to give. */
export const changedProfile = (profile: Profile, { icon, ...rest }: ProfileChanges): Profile => {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...profile,
    ...Object.fromEntries(given),
    ...(icon && { icon: { ...profile.icon, ...icon } }),
  };
};

/** Whether a change lets a profile see, buy or watch what it may not now. */
export function loosens(
  profile: Profile,
  changes: ProfileChanges,
  ageLimits: readonly AgeLimit[],
): boolean {
  const next = changedProfile(profile, changes);
  const years = (id: string) => ageLimitOf(ageLimits, id).age_value;
  return (
    years(next.max_age_limit_id) > years(profile.max_age_limit_id) ||
    years(next.default_age_limit_id) > years(profile.default_age_limit_id) ||
    (next.is_erotic_allowed && !profile.is_erotic_allowed) ||
    (profile.purchase_limits.is_pin_required && !next.purchase_limits.is_pin_required) ||
    freesTime(profile.view_limits, next.view_limits)
  );
}

/** A change with what it brings about: a default age limit above the new highest one comes down with it. */
export function wholeChange(
  profile: Profile,
  changes: ProfileChanges,
  ageLimits: readonly AgeLimit[],
): ProfileChanges {
  const { max_age_limit_id: highest, name, ...rest } = changes;
  const years = (id: string) => ageLimitOf(ageLimits, id).age_value;
  const isAbove =
    highest !== undefined &&
    rest.default_age_limit_id === undefined &&
    years(profile.default_age_limit_id) > years(highest);
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(highest !== undefined && { max_age_limit_id: highest }),
    ...rest,
    ...(isAbove && { default_age_limit_id: highest }),
  };
}

/** What is wrong with a name: nothing, or what stands under its field. PROF-005, PROF-006 */
export function nameError(name: string | undefined): Message | undefined {
  if (name === undefined) return undefined;
  if (name.trim() === '') return { key: 'input.required' };
  if (name.trim().length <= PROFILE_NAME_MAX_LENGTH) return undefined;
  return { key: 'input.validate.max_length', params: { count: PROFILE_NAME_MAX_LENGTH } };
}
