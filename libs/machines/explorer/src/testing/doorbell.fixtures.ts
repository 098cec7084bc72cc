import {
  defineEvents,
  type EventOf,
  missingPort,
  required,
  type Secret,
  secretField,
} from '@foyer/core';
import * as v from 'valibot';
import { assign, setup } from 'xstate';
import type { ExplorerTarget } from '../explorer.types.ts';

const doorEvents = defineEvents({
  'code.enter': { code: secretField('Code') },
  'bell.ring': {},
  'lamp.dim': { percent: v.number() },
  'lamp.toggle': {},
});

/** A door with a code and a lamp: a machine with every feature that the explorer must show. */
const doorMachine = setup({
  types: {} as {
    input: { maxTries: number };
    context: { maxTries: number; tries: number; code: Secret | undefined; percent: number };
    events: EventOf<typeof doorEvents>;
    meta: { requirements?: readonly string[] };
  },
  actors: {
    checkCode: missingPort<{ code: Secret }, { valid: boolean }>('checkCode', 'Says yes or no.'),
  },
  delays: { penalty: 3000 },
  guards: {
    isWorn: ({ context }) => context.tries >= context.maxTries,
    isCode: (_, code: Secret) => code.reveal().length === 3,
  },
}).createMachine({
  id: 'door',
  type: 'parallel',
  context: ({ input }) => ({ maxTries: input.maxTries, tries: 0, code: undefined, percent: 100 }),
  states: {
    lock: {
      initial: 'closed',
      states: {
        closed: {
          description: 'Waits for a code.',
          meta: { requirements: ['DOOR-001'] },
          on: {
            'code.enter': {
              guard: { type: 'isCode', params: ({ event }) => event.code },
              target: 'checking',
              actions: assign({ code: ({ event }) => event.code }),
            },
          },
        },
        checking: {
          invoke: {
            src: 'checkCode',
            input: ({ context }) => ({ code: required(context.code, 'code') }),
            onDone: [
              { guard: ({ event }) => event.output.valid, target: 'open' },
              {
                target: 'wrong',
                actions: assign({ tries: ({ context }) => context.tries + 1 }),
              },
            ],
            onError: { target: 'closed' },
          },
        },
        wrong: { always: [{ guard: 'isWorn', target: 'blocked' }, { target: 'closed' }] },
        blocked: { after: { penalty: { target: 'closed', actions: assign({ tries: 0 }) } } },
        open: {},
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: { on: { 'lamp.toggle': 'on' } },
        on: {
          on: {
            'lamp.toggle': 'off',
            'lamp.dim': { actions: assign({ percent: ({ event }) => event.percent }) },
          },
        },
      },
    },
  },
});

/** The door, ready to be explored. */
export const door: ExplorerTarget = {
  machine: doorMachine,
  events: doorEvents,
  inputs: { strict: { maxTries: 2 }, lenient: { maxTries: 5 } },
  calls: { checkCode: { answers: { right: { valid: true }, wrong: { valid: false } } } },
  secrets: { family: '123', guest: '456' },
};
