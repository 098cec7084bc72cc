import { vpaidAdSetup } from '../vpaid-ad.setup.ts';

/** The unit is on the screen: it moves, or stands still by the viewer's wish. */
export const running = vpaidAdSetup.createStateConfig({
  description: 'The unit has the screen',
  entry: {
    type: 'tell',
    params: ({ context: { facts, duration } }) => ({
      type: 'ad.started',
      ad: { ...facts, ...(duration > 0 && { duration }) },
    }),
  },
  initial: 'moving',
  on: {
    'unit.reached': {
      actions: {
        type: 'track',
        params: ({ event }) => ({ type: 'reached', event: event.event }),
      },
    },
    'unit.moved': [
      {
        guard: { type: 'isOverdue', params: ({ event }) => event },
        target: '#vpaidAd.stopping',
        actions: { type: 'command', params: 'stop' },
      },
      {
        actions: [
          { type: 'move', params: ({ event }) => event },
          {
            type: 'track',
            params: ({ context: { time } }) => ({ type: 'progressed', time }),
          },
          {
            type: 'tell',
            params: ({ context: { time } }) => ({ type: 'ad.progressed', time }),
          },
        ],
      },
    ],
    // Units say it at each change of volume.
    'unit.muted': {
      guard: ({ context, event }) => event.isMuted !== context.isMuted,
      actions: [
        { type: 'setMuted', params: ({ event }) => event.isMuted },
        {
          type: 'track',
          params: ({ event }) => ({ type: event.isMuted ? 'mute' : 'unmute' }),
        },
      ],
    },
    'media.sized': {
      actions: {
        type: 'track',
        params: ({ event }) => ({ type: event.isExpanded ? 'playerExpand' : 'playerCollapse' }),
      },
    },
    'unit.acted': {
      actions: { type: 'track', params: ({ event }) => ({ type: 'acted', event: event.event }) },
    },
    'unit.clicked': [
      {
        guard: ({ event }) => event.playerHandles,
        actions: [
          { type: 'track', params: { type: 'clicked' } },
          { type: 'openAdvertiser', params: ({ event }) => event.url },
          { type: 'tell', params: { type: 'ad.clicked' } },
          { type: 'command', params: 'pause' },
        ],
      },
      {
        actions: [
          { type: 'track', params: { type: 'clicked' } },
          { type: 'tell', params: { type: 'ad.clicked' } },
        ],
      },
    ],
    'unit.skippable': {
      actions: [
        { type: 'setSkippable', params: ({ event }) => event.isSkippable },
        {
          type: 'tell',
          params: ({ event }) => ({ type: 'ad.skippable', isSkippable: event.isSkippable }),
        },
      ],
    },
    'unit.skipped': { target: '#vpaidAd.stopping', actions: 'skip' },
    'unit.stopped': { target: '#vpaidAd.completed' },
    'unit.failed': {
      target: '#vpaidAd.failed',
      actions: { type: 'fail', params: 'VPAID_RUNTIME_FAILED' },
    },
    'ad.skip': {
      guard: 'maySkip',
      target: '#vpaidAd.stopping',
      actions: ['skip', { type: 'command', params: 'skip' }],
    },
    'ad.click': {
      guard: 'isClickable',
      actions: [
        { type: 'track', params: { type: 'clicked' } },
        { type: 'openAdvertiser', params: undefined },
        { type: 'tell', params: { type: 'ad.clicked' } },
        { type: 'command', params: 'pause' },
      ],
    },
    'ad.pause': { actions: { type: 'command', params: 'pause' } },
    'ad.resume': { actions: { type: 'command', params: 'resume' } },
  },
  states: {
    moving: {
      description: 'The unit moves',
      on: { 'unit.paused': { target: 'paused' } },
    },
    paused: {
      description: 'The unit stands still',
      entry: [
        { type: 'track', params: { type: 'pause' } },
        { type: 'tell', params: { type: 'ad.paused' } },
      ],
      on: {
        'unit.resumed': {
          target: 'moving',
          actions: [
            { type: 'track', params: { type: 'resume' } },
            { type: 'tell', params: { type: 'ad.resumed' } },
          ],
        },
      },
    },
  },
});
