import type { FlowMeta, flowEvents, EventOf } from '@foyer/core';
import { setup } from 'xstate';
import { createProfilesMachine, profilesMachine } from './profiles.machine.ts';
import type { ProfilesInput, ProfilesOutput, ProfilesPorts } from './profiles.types.ts';
import { createProfileWizardMachine, profileWizardMachine } from './wizard/wizard.machine.ts';
import type { ProfileWizardPorts } from './wizard/wizard.types.ts';

/** How the dialog ended. */
export type WhoWatchesOutput = { status: 'chosen' } | { status: 'closed' };

/** The calls and effects of the dialog: those of the selection and of the wizard. */
export type WhoWatchesPorts = ProfilesPorts & ProfileWizardPorts;

/**
 * The dialog `profiles`, which stands alone: the selection, with the wizard of a new profile and the way back from it.
 * The sign-in runs the two by itself, as its steps. PROF-001, PROF-003, MODAL-020
 */
export const whoWatchesMachine = setup({
  types: {} as {
    input: Pick<ProfilesInput, 'isClosable'>;
    context: Pick<ProfilesInput, 'isClosable'>;
    events: EventOf<typeof flowEvents>;
    output: WhoWatchesOutput;
    meta: FlowMeta;
  },
  actors: { profiles: profilesMachine, profileWizard: profileWizardMachine },
  guards: {
    isStatus: (_, { is, status }: { is: ProfilesOutput['status']; status: string }) =>
      is === status,
  },
}).createMachine({
  id: 'who-watches',
  description: 'Asks who is watching; a master may make a profile on the way.',
  context: ({ input }) => ({ isClosable: input.isClosable }),
  on: { 'flow.resumed': { target: '.selecting', reenter: true } },
  initial: 'selecting',
  states: {
    selecting: {
      description: 'A profile is chosen.',
      meta: { requirements: ['PROF-001', 'PROF-003'] },
      invoke: {
        id: 'profiles',
        src: 'profiles',
        input: ({ context }) => ({ isClosable: context.isClosable, skipsSingle: true }),
        onDone: [
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ is: 'add', ...event.output }) },
            target: 'making',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ is: 'chosen', ...event.output }) },
            target: 'chosen',
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    making: {
      description: 'A profile is made; however that ends, one is chosen then.',
      meta: { requirements: ['MODAL-020'] },
      invoke: {
        id: 'profileWizard',
        src: 'profileWizard',
        onDone: 'selecting',
        onError: 'selecting',
      },
    },
    chosen: {
      description: 'The viewer has said who is watching.',
      type: 'final',
      output: (): WhoWatchesOutput => ({ status: 'chosen' }),
    },
    closed: {
      description: 'The profile stays as it is.',
      type: 'final',
      output: (): WhoWatchesOutput => ({ status: 'closed' }),
    },
  },
  output: ({ event }) => event.output as WhoWatchesOutput,
});

/** The machine with its calls attached; what the dialog starts. */
export const createWhoWatchesMachine = (ports: WhoWatchesPorts) =>
  whoWatchesMachine.provide({
    actors: {
      profiles: createProfilesMachine(ports),
      profileWizard: createProfileWizardMachine(ports),
    },
  });
