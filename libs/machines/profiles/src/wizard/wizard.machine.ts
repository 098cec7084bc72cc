import { actorFromPort, required } from '@foyer/core';
import { changesOf, settingsOf } from './wizard.rules.ts';
import { wizardSetup } from './wizard.setup.ts';
import type { ProfileWizardOutput, ProfileWizardPorts } from './wizard.types.ts';

/**
 * The wizard of a new profile: name, icon, base settings. Spec 1 §2 "Profile creation wizard" and §5, PROF-004 to
 * PROF-010, MODAL-020.
 *
 * Nothing is created before the last step is sent. Then the profile is created by its name and edited with the rest; if
 * the edit fails the profile stays, and the wizard says what it did not get. Nothing is created twice.
 */
export const profileWizardMachine = wizardSetup.createMachine({
  id: 'profile-wizard',
  description: 'Makes a profile: its name, its icon, its base settings.',
  context: {
    name: '',
    icons: [],
    iconId: undefined,
    ageLimits: [],
    defaultAgeLimitId: undefined,
    hasViewingPin: false,
    created: undefined,
    isUnsaved: false,
    message: undefined,
  },
  on: { 'wizard.close': '.cancelled' },
  initial: 'name',
  states: {
    name: {
      description: 'A name is awaited.',
      meta: { requirements: ['MODAL-020', 'PROF-004', 'PROF-006'] },
      exit: 'clearMessage',
      on: {
        'name.submit': [
          {
            guard: { type: 'isName', params: ({ event }) => event.name },
            target: 'icon',
            actions: { type: 'setName', params: ({ event }) => event.name },
          },
          { actions: { type: 'tellName', params: ({ event }) => event.name } },
        ],
      },
    },
    icon: {
      description: 'The icon of the profile.',
      meta: { requirements: ['MODAL-020', 'PROF-010'] },
      on: { 'wizard.back': 'name' },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The icons are asked for once.',
          always: [{ guard: 'hasIcons', target: 'choosing' }, { target: 'loading' }],
        },
        loading: {
          description: 'The icons are on their way.',
          tags: 'busy',
          invoke: {
            src: 'listIcons',
            onDone: {
              target: 'choosing',
              actions: { type: 'setIcons', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The icons did not come; the profile can do with the one it gets.',
          on: {
            'wizard.retry': 'loading',
            'flow.resumed': 'loading',
            'icon.submit': '#profile-wizard.settings',
          },
        },
        choosing: {
          description: 'One icon is chosen; the first, if the viewer does not care.',
          on: {
            'icon.choose': {
              guard: { type: 'isIcon', params: ({ event }) => event.id },
              actions: { type: 'setIcon', params: ({ event }) => event.id },
            },
            'icon.submit': '#profile-wizard.settings',
          },
        },
      },
    },
    settings: {
      description: 'What the profile may see.',
      meta: {
        requirements: ['MODAL-020', 'PROF-007', 'PROF-008', 'PROF-009', 'PROF-015'],
      },
      exit: 'clearMessage',
      on: { 'wizard.back': 'icon' },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The age limits are asked for once.',
          always: [{ guard: 'hasAgeLimits', target: 'choosing' }, { target: 'loading' }],
        },
        loading: {
          description: 'The age limits are on their way.',
          tags: 'busy',
          invoke: {
            src: 'listAgeLimits',
            onDone: [
              {
                guard: { type: 'isAny', params: ({ event }) => event.output },
                target: 'choosing',
                actions: { type: 'setAgeLimits', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        failed: {
          description:
            'Without age limits there are no settings to choose; they may be asked for again.',
          on: { 'wizard.retry': 'loading', 'flow.resumed': 'loading' },
        },
        choosing: {
          description: 'A default age limit is awaited; nothing is created without it.',
          on: {
            'age.choose': {
              guard: { type: 'isAgeLimit', params: ({ event }) => event.id },
              actions: { type: 'setAgeLimit', params: ({ event }) => event.id },
            },
            'pin.toggle': {
              actions: { type: 'setViewingPin', params: ({ event }) => event.isOn },
            },
            'settings.submit': [
              { guard: 'hasDefaultAgeLimit', target: '#profile-wizard.creating' },
              { actions: { type: 'tell', params: 'modal.profile_wizard.age_required' } },
            ],
          },
        },
      },
    },
    creating: {
      description: 'The profile is created by its name.',
      meta: { requirements: ['PROF-004'] },
      tags: 'busy',
      // Closed now, it would not be known whether there is a profile.
      on: { 'wizard.close': {} },
      invoke: {
        src: 'createProfile',
        input: ({ context }) => ({ name: context.name }),
        onDone: {
          target: 'saving',
          actions: { type: 'setCreated', params: ({ event }) => event.output },
        },
        onError: {
          target: 'settings',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'The new profile gets its icon and settings.',
      meta: { requirements: ['PROF-007', 'PROF-010', 'PROF-015'] },
      tags: 'busy',
      on: { 'wizard.close': {} },
      invoke: {
        src: 'editProfile',
        input: ({ context }) => ({
          id: required(context.created, 'created').id,
          changes: changesOf(context),
        }),
        onDone: 'created',
        onError: {
          target: 'unsaved',
          actions: { type: 'tellUnsaved', params: ({ event }) => event },
        },
      },
    },
    unsaved: {
      description: 'The profile is there, but did not get its icon and settings.',
      exit: 'clearMessage',
      on: {
        'wizard.retry': 'saving',
        'wizard.continue': 'incomplete',
        'wizard.close': 'incomplete',
      },
    },
    created: {
      description: 'The profile is there with all that was chosen.',
      type: 'final',
      output: ({ context }): ProfileWizardOutput => ({
        status: 'created',
        id: required(context.created, 'created').id,
        unsaved: [],
      }),
    },
    incomplete: {
      description: 'The profile is there with the settings of the master.',
      type: 'final',
      output: ({ context }): ProfileWizardOutput => ({
        status: 'created',
        id: required(context.created, 'created').id,
        unsaved: settingsOf(context),
      }),
    },
    cancelled: {
      description: 'No profile was made.',
      type: 'final',
      output: (): ProfileWizardOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as ProfileWizardOutput,
});

/** The machine with its calls attached; what a view starts, or the sign-in as its step `newProfile`. */
export const createProfileWizardMachine = (ports: ProfileWizardPorts) =>
  profileWizardMachine.provide({
    actors: {
      listIcons: actorFromPort(ports.listIcons),
      listAgeLimits: actorFromPort(ports.listAgeLimits),
      createProfile: actorFromPort(ports.createProfile),
      editProfile: actorFromPort(ports.editProfile),
    },
  });
