import { codes, simidAdSetup, tooLate } from './simid-ad.setup.ts';
import type { SimidAdPorts } from './simid-ad.types.ts';
import { shown } from './states/shown.ts';

const refused = {
  target: '#simidAd.failed',
  actions: {
    type: 'fail',
    params: ({ event }: { event: { code: number } }) => ({
      error: 'SIMID_INIT_FAILED' as const,
      reason: event.code,
    }),
  },
} as const;

/**
 * A creative over the film of one advertisement, from its session to its stop. SIMID 1.2
 *
 * The film does not wait for it. One that cannot begin is taken away and the film goes on; one that gives up when it is
 * shown ends the film as well (§4.4.4).
 */
export const simidAdMachine = simidAdSetup.createMachine({
  id: 'simidAd',
  description: 'A creative over the film of one advertisement, from its session to its stop.',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    time: 0,
    duration: 0,
    hasFilm: false,
    isPaused: false,
    wanted: undefined,
    error: undefined,
    reason: undefined,
    film: 'stays',
  }),
  on: {
    'ad.started': { actions: { type: 'begin', params: ({ event }) => event.ad.duration } },
    'ad.progressed': { actions: { type: 'move', params: ({ event }) => event.time } },
    'ad.paused': { actions: 'pause' },
    'ad.resumed': { actions: 'resume' },
    'ad.ended': { target: '.stopped' },
    'ad.skipped': { target: '.skipped' },
    'ad.failed': { target: '.stopped' },
    'creative.failed': {
      target: '.failed',
      actions: {
        type: 'fail',
        params: ({ event }) => ({
          error: 'SIMID_RUNTIME_FAILED',
          reason: event.code,
          film: 'fails',
        }),
      },
    },
    'ask.tracking': {
      actions: [
        { type: 'report', params: ({ event }) => event.urls },
        { type: 'answer', params: ({ event }) => ({ id: event.id }) },
      ],
    },
    'ask.state': { actions: { type: 'answerState', params: ({ event }) => event.id } },
  },
  states: {
    opening: {
      description: 'The creative is loaded, and is to open a session',
      on: { 'creative.opened': { target: 'initialising' } },
      after: tooLate('SIMID_LOAD_FAILED', codes.noSession),
    },
    initialising: {
      description: 'The creative learns what it plays with',
      entry: { type: 'order', params: 'init' },
      on: {
        'creative.agreed': { guard: ({ event }) => event.to === 'init', target: 'waiting' },
        'creative.refused': refused,
      },
      after: tooLate('SIMID_INIT_FAILED', codes.noInit),
    },
    waiting: {
      description: 'The film has no frame on the screen yet',
      always: { guard: 'hasFilm', target: 'starting' },
    },
    starting: {
      description: 'The creative is to begin',
      entry: { type: 'order', params: 'startCreative' },
      on: {
        'creative.agreed': { guard: ({ event }) => event.to === 'startCreative', target: 'shown' },
        'creative.refused': refused,
      },
      after: tooLate('SIMID_INIT_FAILED', codes.noStart),
    },
    shown,
    stopped: {
      description: 'It is over',
      type: 'final',
      entry: [
        { type: 'show', params: false },
        { type: 'order', params: 'adStopped' },
      ],
    },
    skipped: {
      description: 'The viewer has passed over it',
      type: 'final',
      entry: [
        { type: 'show', params: false },
        { type: 'order', params: 'adSkipped' },
      ],
    },
    failed: {
      description: 'The creative cannot be shown, or no further',
      type: 'final',
      entry: [
        { type: 'show', params: false },
        { type: 'order', params: 'fatalError' },
      ],
    },
  },
  output: ({ context: { film, error, reason = codes.moreFunctions } }) => {
    if (error) return { film: film === 'fails' ? film : 'stays', error, reason };
    return { film: film === 'ends' ? film : 'stays' };
  },
});

/** A creative with its effects attached. */
export const createSimidAdMachine = (ports: SimidAdPorts) =>
  simidAdMachine.provide({
    actions: {
      order: ({ context }, order) => ports.order(order, context.reason),
      answer: (_, { id, refusal }) => ports.answer(id, refusal),
      answerState: (_, id) => ports.answerState(id),
      show: (_, isShown) => ports.show(isShown),
      command: (_, command) => ports.command(command),
      setSound: (_, sound) => ports.setSound(sound),
      setFullscreen: (_, isOn) => ports.setFullscreen(isOn),
      open: (_, url) => ports.open(url),
      trackClick: () => ports.trackClick(),
      report: (_, urls) => ports.report(urls),
    },
  });
