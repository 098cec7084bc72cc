import { type AgeLimit, type ProfileChanges, highestAgeLimit } from '@foyer/contract';
import { required } from '@foyer/core';
import { ageLimitOf } from '@foyer/profile-edit/age-limits';
import type { ProfileWizardContext, WizardSetting } from './wizard.types.ts';

type Settings = Pick<
  ProfileWizardContext,
  'iconId' | 'ageLimits' | 'defaultAgeLimitId' | 'hasViewingPin'
>;

/** The default age limit; one that was not chosen, or is not known, is the missing one. PROF-009 */
export const defaultLimitOf = ({
  ageLimits,
  defaultAgeLimitId,
}: Pick<Settings, 'ageLimits' | 'defaultAgeLimitId'>): AgeLimit =>
  ageLimitOf(ageLimits, defaultAgeLimitId ?? '');

/** Whether there are titles above the default age limit, which the PIN could open. PROF-008 */
export function hasMoreAbove(settings: Pick<Settings, 'ageLimits' | 'defaultAgeLimitId'>): boolean {
  const highest = highestAgeLimit(settings.ageLimits);
  return highest !== undefined && defaultLimitOf(settings).age_value < highest.age_value;
}

/** Whether titles above the default age limit will open with the PIN. PROF-008 */
export const willAskForPin = (settings: Settings): boolean =>
  settings.hasViewingPin && hasMoreAbove(settings);

/** What the new profile is to have beside its name. PROF-007, PROF-015 */
export function changesOf(settings: Settings): ProfileChanges {
  const lowest = required(settings.defaultAgeLimitId, 'defaultAgeLimitId');
  const highest = highestAgeLimit(settings.ageLimits)?.id ?? lowest;
  return {
    ...(settings.iconId !== undefined && { icon: { id: settings.iconId } }),
    default_age_limit_id: lowest,
    max_age_limit_id: willAskForPin(settings) ? highest : lowest,
  };
}

/** The settings that {@link changesOf} names, in the wizard's order. */
export const settingsOf = (settings: Settings): readonly WizardSetting[] => [
  ...(settings.iconId === undefined ? [] : (['icon'] as const)),
  'ageLimit',
  'viewingPin',
];
