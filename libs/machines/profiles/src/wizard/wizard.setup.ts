import type { AgeLimit, Profile, ProfileChanges } from '@foyer/contract';
import { type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { nameError } from '@foyer/profile-edit/profile-rules';
import { assign, setup } from 'xstate';
import type { ProfileWizardEvent } from './wizard.events.ts';
import type {
  ProfileIconOption,
  ProfileWizardContext,
  ProfileWizardOutput,
} from './wizard.types.ts';

/** What the wizard is made of: its types, ports, rules and steps with a name. */
export const wizardSetup = setup({
  types: {} as {
    input: undefined;
    context: ProfileWizardContext;
    events: ProfileWizardEvent;
    output: ProfileWizardOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    listIcons: missingPort<undefined, readonly ProfileIconOption[]>(
      'listIcons',
      'The pictures that a profile may have.',
    ),
    listAgeLimits: missingPort<undefined, readonly AgeLimit[]>(
      'listAgeLimits',
      'All age limits of the service.',
    ),
    createProfile: missingPort<{ name: string }, Profile>(
      'createProfile',
      'Creates an additional profile by its name.',
    ),
    editProfile: missingPort<{ id: string; changes: ProfileChanges }, unknown>(
      'editProfile',
      'Gives the new profile its icon and settings.',
    ),
  },
  guards: {
    isName: (_, name: string) => nameError(name) === undefined,
    hasIcons: ({ context }) => context.icons.length > 0,
    isIcon: ({ context }, id: string) => context.icons.some((icon) => icon.id === id),
    hasAgeLimits: ({ context }) => context.ageLimits.length > 0,
    isAgeLimit: ({ context }, id: string) => context.ageLimits.some((limit) => limit.id === id),
    isAny: (_, list: readonly unknown[]) => list.length > 0,
    hasDefaultAgeLimit: ({ context }) => context.defaultAgeLimitId !== undefined,
  },
  actions: {
    setName: assign((_, name: string) => ({ name: name.trim() })),
    tellName: assign((_, name: string) => ({ name, message: nameError(name) })),
    setIcons: assign(({ context }, icons: readonly ProfileIconOption[]) => ({
      icons,
      iconId: context.iconId ?? icons[0]?.id,
    })),
    setIcon: assign((_, iconId: string) => ({ iconId })),
    setAgeLimits: assign((_, limits: readonly AgeLimit[]) => ({
      ageLimits: limits.toSorted((one, other) => one.age_value - other.age_value),
    })),
    setAgeLimit: assign((_, defaultAgeLimitId: string) => ({
      defaultAgeLimitId,
      message: undefined,
    })),
    setViewingPin: assign((_, hasViewingPin: boolean) => ({ hasViewingPin })),
    setCreated: assign((_, created: Profile) => ({ created })),
    clearMessage: assign({ message: undefined }),
    tell: assign((_, key: string) => ({ message: { key } })),
    tellUnsaved: assign((_, { error }: FailedCall) => ({
      isUnsaved: true,
      message: messageOf(error),
    })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
});
