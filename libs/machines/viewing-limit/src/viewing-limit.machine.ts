import { actorFromPort } from '@foyer/core';
import { viewingLimitSetup } from './viewing-limit.setup.ts';
import type { ViewingLimitPorts } from './viewing-limit.types.ts';

/**
 * Watches when and how long a profile may watch. Spec 2 §4 "Viewing-limit watcher", 3 §6, LIMIT-001 to LIMIT-014.
 *
 * It tells the viewer and says whether watching is allowed; the player asks it, and the service refuses on its own.
 * Time that could not be reported is reported with the next minute.
 */
export const viewingLimitMachine = viewingLimitSetup.createMachine({
  id: 'viewingLimit',
  description: 'Watches when and how long a profile may watch, and warns before the end.',
  context: ({ input }) => ({
    ...input,
    clock: undefined,
    unreportedSeconds: 0,
    sentSeconds: 0,
    told: [],
  }),
  on: {
    'limits.changed': {
      target: '.deciding',
      actions: { type: 'learn', params: ({ event }) => event.limits },
    },
    'view.watched': {
      guard: 'isTimed',
      actions: { type: 'watch', params: ({ event }) => event.seconds },
    },
    'flow.resumed': { target: '.deciding', actions: 'keep' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Only a profile with limits is watched.',
      meta: { requirements: ['LIMIT-002', 'LIMIT-010'] },
      always: [{ guard: 'isLimited', target: 'reading' }, { target: 'unlimited' }],
    },
    unlimited: { description: 'The viewer may watch at any time and as long as they like.' },
    reading: {
      description: 'The clock of the account is read.',
      meta: { requirements: ['LIMIT-001'] },
      invoke: {
        src: 'readClock',
        input: ({ context }) => ({ timeZone: context.timeZone }),
        onDone: {
          target: 'counting',
          actions: { type: 'setClock', params: ({ event }) => event.output },
        },
        onError: 'counting',
      },
    },
    counting: {
      description: 'A few seconds are not worth a report.',
      meta: { requirements: ['LIMIT-012'] },
      always: [{ guard: 'hasReport', target: 'reporting' }, { target: 'waiting' }],
    },
    reporting: {
      description: 'Watched time is on its way to the server.',
      meta: { requirements: ['LIMIT-011', 'LIMIT-012', 'LIMIT-013'] },
      entry: 'send',
      invoke: {
        src: 'reportViewTime',
        input: ({ context }) => ({ seconds: context.sentSeconds }),
        onDone: {
          target: 'waiting',
          actions: { type: 'count', params: ({ event }) => event.output },
        },
        onError: { target: 'waiting', actions: 'keep' },
      },
    },
    waiting: {
      description: 'Until the next minute; a limit that begins to hold is announced.',
      meta: {
        requirements: [
          'LIMIT-001',
          'LIMIT-003',
          'LIMIT-004',
          'LIMIT-005',
          'LIMIT-006',
          'LIMIT-007',
          'LIMIT-008',
          'LIMIT-009',
          'LIMIT-014',
        ],
      },
      always: { guard: 'hasNews', actions: 'tell' },
      after: { tick: 'reading' },
    },
  },
});

/** The machine with its calls attached; the root actor runs it under the system id `viewing-limit`. */
export const createViewingLimitMachine = (ports: ViewingLimitPorts) =>
  viewingLimitMachine.provide({
    actors: {
      readClock: actorFromPort(ports.readClock),
      reportViewTime: actorFromPort(ports.reportViewTime),
    },
  });
