import { linearAdSetup } from './linear-ad.setup.ts';
import type { LinearAdPorts } from './linear-ad.types.ts';
import { playing } from './states/playing.ts';

/**
 * One advertisement that is a film, from its request to its last frame. VAST 4.3 §3.8, AD-024
 *
 * What the media do comes as events; ad servers hear of the impression when the first frame is drawn, not before.
 */
export const linearAdMachine = linearAdSetup.createMachine({
  id: 'linearAd',
  description: 'One advertisement that is a film, from its request to its last frame.',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    time: 0,
    duration: input.facts.duration ?? 0,
    error: undefined,
  }),
  on: {
    'media.failed': {
      target: '.failed',
      actions: { type: 'fail', params: ({ event }) => event.name },
    },
  },
  states: {
    loading: {
      description: 'Nothing of it is on the screen yet',
      meta: { requirements: ['AD-024'] },
      on: {
        'media.framed': {
          target: 'playing',
          actions: [
            { type: 'move', params: ({ event }) => ({ time: 0, duration: event.duration }) },
            { type: 'track', params: { type: 'framed' } },
            {
              type: 'tell',
              params: ({ context: { facts, duration } }) => ({
                type: 'ad.started',
                ad: { ...facts, ...(duration > 0 && { duration }) },
              }),
            },
          ],
        },
      },
      after: {
        loadLimit: { target: 'failed', actions: { type: 'fail', params: 'VIDEO_TIMEOUT' } },
      },
    },
    playing,
    completed: {
      description: 'It was shown to its end',
      type: 'final',
      entry: [
        {
          type: 'track',
          params: ({ context: { duration } }) => ({ type: 'ended', duration }),
        },
        { type: 'tell', params: { type: 'ad.ended' } },
      ],
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
  output: ({ context: { error }, event }) =>
    error
      ? { end: 'failed', error }
      : { end: event.type.endsWith('.skipped') ? 'skipped' : 'completed' },
});

/** An advertisement with its effects attached. */
export const createLinearAdMachine = (ports: LinearAdPorts) =>
  linearAdMachine.provide({
    actions: {
      command: (_, command) => ports.command(command),
      track: (_, mark) => ports.track(mark),
      tell: (_, news) => ports.tell(news),
      openAdvertiser: () => ports.openAdvertiser(),
    },
  });
