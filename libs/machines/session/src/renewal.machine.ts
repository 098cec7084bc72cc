import { eventCodes } from '@foyer/contract';
import { type FlowMeta } from '@foyer/core';
import { assign, setup } from 'xstate';
import { isAmong, LEFT_MS, LONGEST_PAUSE_MS, planActor, planPort } from './session.reloads.ts';
import type { SessionEvent } from './session.events.ts';
import type { BusyReason, RenewalContext, SessionPorts } from './session.types.ts';

/** What the renewal hears. */
export type RenewalEvent = Extract<
  SessionEvent,
  {
    type:
      | 'push.received'
      | 'page.outdated'
      | 'navigation.changed'
      | 'busy.began'
      | 'busy.ended'
      | 'flow.resumed';
  }
>;

type Push = Extract<SessionEvent, { type: 'push.received' }>;

/**
 * What a push event, or a change of the viewer in another tab, means for the page: it is loaded anew once nothing of the
 * viewer's would be cut off. Spec 1 §4, EVENT-003 to EVENT-013, readings 19.
 */
export const renewalMachine = setup({
  types: {} as { context: RenewalContext; events: RenewalEvent; meta: FlowMeta },
  actors: { planReload: planPort },
  guards: {
    isReload: ({ context }, { code, itemId }: Push) =>
      isAmong(eventCodes.reload, code) ||
      (isAmong(eventCodes.reloadItem, code) && (!itemId || itemId === context.itemId)),
    isBusy: ({ context }) => context.busy.length > 0,
    isIdle: ({ context }) => context.busy.length === 0,
  },
  actions: {
    /** Supplied by `createRenewalMachine`. */
    reload: () => {},
    turnTo: assign((_, itemId: string | undefined) => ({ itemId })),
    begin: assign(({ context }, reason: BusyReason) => ({ busy: [...context.busy, reason] })),
    end: assign(({ context: { busy } }, reason: BusyReason) => {
      const ended = busy.indexOf(reason);
      return { busy: busy.filter((_one, index) => index !== ended) };
    }),
    setPause: assign((_, pauseMs: number) => ({ pauseMs })),
  },
  delays: { pause: ({ context }) => context.pauseMs, left: LEFT_MS },
}).createMachine({
  description: 'What a push event means for the page.',
  id: 'renewal',
  context: { itemId: undefined, busy: [], pauseMs: 0 },
  on: {
    'navigation.changed': { actions: { type: 'turnTo', params: ({ event }) => event.itemId } },
    'busy.began': { actions: { type: 'begin', params: ({ event }) => event.reason } },
    'busy.ended': { actions: { type: 'end', params: ({ event }) => event.reason } },
  },
  initial: 'current',
  states: {
    current: {
      description: 'The page shows what is.',
      on: {
        'push.received': {
          guard: { type: 'isReload', params: ({ event }) => event },
          target: 'holding',
        },
        'page.outdated': 'holding',
      },
    },
    holding: {
      description: 'The page is out of date, and waits for the end of what may not be cut off.',
      meta: { requirements: ['EVENT-003', 'EVENT-012'] },
      always: { guard: 'isIdle', target: 'planning' },
    },
    planning: {
      description: 'Many events in a row are few reloads.',
      invoke: {
        src: 'planReload',
        input: { cause: 'event' },
        onDone: {
          target: 'settling',
          actions: { type: 'setPause', params: ({ event }) => event.output.pauseMs },
        },
        onError: {
          target: 'settling',
          actions: { type: 'setPause', params: LONGEST_PAUSE_MS },
        },
      },
    },
    settling: {
      description: 'The page waits for its turn, unless something begins that may not be cut off.',
      on: { 'flow.resumed': 'holding' },
      always: { guard: 'isBusy', target: 'holding' },
      after: { pause: 'reloading' },
    },
    reloading: {
      description: 'The page goes.',
      entry: 'reload',
      on: { 'flow.resumed': 'holding' },
      after: { left: 'current' },
    },
  },
});

/** The machine with its effects attached; the session runs it. */
export const createRenewalMachine = (ports: SessionPorts) =>
  renewalMachine.provide({
    actors: { planReload: planActor(ports) },
    actions: { reload: () => ports.reload() },
  });
