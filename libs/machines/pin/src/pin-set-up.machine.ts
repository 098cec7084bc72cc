import { type FlowMeta } from '@foyer/core';
import { setup } from 'xstate';
import type { PinSetUpEvent } from './pin-set-up.events.ts';
import { createPinMachine, pinMachine } from './pin.machine.ts';
import type { PinOutput, PinPorts } from './pin.types.ts';

/** Whose account was made just now: their phone with country code. */
export interface PinSetUpInput {
  phone: string;
}

/** How the step ended; it never tells the PIN. */
export interface PinSetUpOutput {
  /** `later`: 0000 stays in force. */
  status: 'chosen' | 'later';
}

/**
 * The step after a registration that offers an own PIN in place of 0000. LOGIN-017, LOGIN-034
 *
 * It is the PIN flow with nothing else in it; a step that fails or is put off ends with `later`, and the sign-in goes on.
 */
export const pinSetUpMachine = setup({
  types: {} as {
    input: PinSetUpInput;
    context: PinSetUpInput;
    events: PinSetUpEvent;
    output: PinSetUpOutput;
    meta: FlowMeta;
  },
  actors: { pin: pinMachine },
  guards: { isChosen: (_, { status }: PinOutput) => status === 'accepted' },
}).createMachine({
  id: 'pinSetUp',
  description: 'Offers the owner of a new account a PIN of their own.',
  context: ({ input }) => input,
  on: { 'flow.resumed': { target: '.choosing', reenter: true } },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The PIN is entered and repeated, by the flow `pin`.',
      meta: { requirements: ['LOGIN-017', 'PIN-009', 'PIN-013'] },
      invoke: {
        id: 'pin',
        src: 'pin',
        input: ({ context: { phone } }) => ({ purpose: 'setUp', profileType: 'master', phone }),
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.output },
            target: 'chosen',
          },
          { target: 'later' },
        ],
        onError: 'later',
      },
    },
    chosen: {
      description: 'The account has its own PIN.',
      type: 'final',
      output: (): PinSetUpOutput => ({ status: 'chosen' }),
    },
    later: {
      description: '0000 stays in force.',
      type: 'final',
      output: (): PinSetUpOutput => ({ status: 'later' }),
    },
  },
  output: ({ event }) => event.output as PinSetUpOutput,
});

/** The machine with its calls attached; a step of the sign-in. */
export const createPinSetUpMachine = (ports: PinPorts) =>
  pinSetUpMachine.provide({ actors: { pin: createPinMachine(ports) } });
