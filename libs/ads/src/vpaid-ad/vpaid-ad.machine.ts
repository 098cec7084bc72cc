import { givesUp, tooLate, vpaidAdSetup } from './vpaid-ad.setup.ts';
import type { VpaidAdPorts } from './vpaid-ad.types.ts';
import { running } from './states/running.ts';

/**
 * One advertisement that a VPAID unit draws, from its script to its stop. VPAID 2.0 §2.5, AD-025
 *
 * The unit runs in a walled document; what it says comes as events, and each of its steps has a limit.
 */
export const vpaidAdMachine = vpaidAdSetup.createMachine({
  id: 'vpaidAd',
  description: 'One advertisement that a VPAID unit draws, from its script to its stop.',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    time: 0,
    duration: input.facts.duration ?? 0,
    isSkippable: false,
    isSkipped: false,
    error: undefined,
  }),
  on: {
    'unit.broken': {
      target: '.failed',
      actions: { type: 'breakAt', params: ({ event }) => event.step },
    },
  },
  states: {
    loading: {
      description: 'The script of the unit is loaded, and asked for its version',
      meta: { requirements: ['AD-025'] },
      on: {
        'unit.loaded': [
          {
            guard: { type: 'isSpoken', params: ({ event }) => event.version },
            target: 'initialising',
          },
          {
            target: 'failed',
            actions: { type: 'fail', params: 'VPAID_VERSION_NOT_SUPPORTED' },
          },
        ],
      },
      after: tooLate('VPAID_LOAD_TIMEOUT'),
    },
    initialising: {
      description: 'The unit gets ready',
      meta: { requirements: ['AD-025'] },
      entry: { type: 'command', params: 'init' },
      on: { ...givesUp('VPAID_INIT_FAILED'), 'unit.ready': { target: 'starting' } },
      after: tooLate('VPAID_INIT_TIMEOUT'),
    },
    starting: {
      description: 'The unit is to begin',
      meta: { requirements: ['AD-025'] },
      entry: { type: 'command', params: 'start' },
      on: { ...givesUp('VPAID_START_FAILED'), 'unit.started': { target: 'running' } },
      after: tooLate('VPAID_START_TIMEOUT'),
    },
    running,
    stopping: {
      description: 'The unit is to end',
      meta: { requirements: ['AD-025'] },
      on: {
        'unit.skipped': { actions: 'skip' },
        'unit.stopped': [{ guard: 'isSkipped', target: 'skipped' }, { target: 'completed' }],
      },
      after: tooLate('VPAID_STOP_TIMEOUT'),
    },
    completed: {
      description: 'It was shown to its end',
      type: 'final',
      entry: { type: 'tell', params: { type: 'ad.ended' } },
    },
    skipped: {
      description: 'The viewer has passed over it',
      type: 'final',
      entry: [
        { type: 'track', params: { type: 'skip' } },
        { type: 'tell', params: { type: 'ad.skipped' } },
      ],
    },
    failed: {
      description: 'It cannot be shown, or no further',
      type: 'final',
      entry: [
        {
          type: 'track',
          params: ({ context }) => ({ type: 'failed', error: context.error ?? 'UNDEFINED_ERROR' }),
        },
        {
          type: 'tell',
          params: ({ context: { facts, error } }) => ({
            type: 'ad.failed',
            name: error ?? 'UNDEFINED_ERROR',
            ad: facts,
          }),
        },
      ],
    },
  },
  // One that does not stop was shown all the same, and makes no room for another.
  output: ({ context: { error, isSkipped } }) => {
    if (isSkipped) return { end: 'skipped' };
    const isShown = error === undefined || error === 'VPAID_STOP_TIMEOUT';
    return isShown ? { end: 'completed' } : { end: 'failed', error };
  },
});

/** A unit with its effects attached. */
export const createVpaidAdMachine = (ports: VpaidAdPorts) =>
  vpaidAdMachine.provide({
    actions: {
      command: (_, order) => ports.command(order),
      track: (_, mark) => ports.track(mark),
      tell: (_, news) => ports.tell(news),
      openAdvertiser: (_, url) => ports.openAdvertiser(url),
    },
  });
