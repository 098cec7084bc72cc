import type { AgeLimit } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { profileWizardMachine } from './wizard.machine.ts';
import { hasMoreAbove, settingsOf, willAskForPin } from './wizard.rules.ts';
import type { ProfileIconOption, WizardSetting } from './wizard.types.ts';

/** What the view shows of the wizard. */
export interface ProfileWizardViewState {
  /** After the end the last step stays as it was, while the dialog fades. */
  step: 'name' | 'icon' | 'settings' | 'unsaved';
  isBusy: boolean;
  /** What the step offers did not come, and may be asked for again. */
  isFailed: boolean;
  name: string;
  icons: readonly ProfileIconOption[];
  iconId: string | undefined;
  /** The lowest first. */
  ageLimits: readonly AgeLimit[];
  defaultAgeLimitId: string | undefined;
  /** Whether titles above the default age limit will open with the PIN. */
  hasViewingPin: boolean;
  /** False when no age limit is above the default one: there is nothing to ask the PIN for. PROF-008 */
  canHaveViewingPin: boolean;
  /** What the new profile did not get. */
  unsaved: readonly WizardSetting[];
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectProfileWizardView(
  snapshot: SnapshotFrom<typeof profileWizardMachine>,
): ProfileWizardViewState {
  const { context } = snapshot;
  const step = stepOf(snapshot);
  return {
    step,
    isBusy: snapshot.hasTag('busy'),
    isFailed: snapshot.matches({ icon: 'failed' }) || snapshot.matches({ settings: 'failed' }),
    name: context.name,
    icons: context.icons,
    iconId: context.iconId,
    ageLimits: context.ageLimits,
    defaultAgeLimitId: context.defaultAgeLimitId,
    hasViewingPin: willAskForPin(context),
    canHaveViewingPin: context.defaultAgeLimitId === undefined || hasMoreAbove(context),
    unsaved: step === 'unsaved' ? settingsOf(context) : [],
    message: context.message,
  };
}

function stepOf(
  snapshot: SnapshotFrom<typeof profileWizardMachine>,
): ProfileWizardViewState['step'] {
  if (snapshot.matches('name')) return 'name';
  if (snapshot.matches('icon')) return 'icon';
  return snapshot.context.isUnsaved ? 'unsaved' : 'settings';
}
