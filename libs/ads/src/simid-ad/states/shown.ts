import { codes, simidAdSetup } from '../simid-ad.setup.ts';

const grant = {
  type: 'answer',
  params: ({ event }: { event: { id: number } }) => ({ id: event.id }),
} as const;
const refuse = (refusal: number) =>
  ({
    type: 'answer',
    params: ({ event }: { event: { id: number } }) => ({ id: event.id, refusal }),
  }) as const;

const refuseFunction = { actions: refuse(codes.moreFunctions) };

/** The creative stands over its film, and asks for what it wants. SIMID 1.2 §4.4 */
export const shown = simidAdSetup.createStateConfig({
  description: 'The creative stands over the film',
  entry: { type: 'show', params: true },
  initial: 'over',
  on: {
    'ask.pause': [
      { guard: 'isMoving', actions: [{ type: 'command', params: 'pause' }, grant] },
      refuseFunction,
    ],
    'ask.play': [
      { guard: 'isPaused', actions: [{ type: 'command', params: 'play' }, grant] },
      refuseFunction,
    ],
    'ask.skip': [
      { guard: 'maySkip', actions: [grant, { type: 'command', params: 'skip' }] },
      refuseFunction,
    ],
    'ask.stop': { target: '#simidAd.stopped', actions: [grant, 'endFilm'] },
    'ask.duration': [
      {
        guard: { type: 'mayVary', params: ({ event }) => event.duration },
        actions: [{ type: 'want', params: ({ event }) => event.duration }, grant],
      },
      { actions: refuse(codes.moreTime) },
    ],
    'ask.navigation': [
      {
        guard: { type: 'isWebAddress', params: ({ event }) => event.url },
        // The answer comes first: the page may go into the background. SIMID 1.2 §4.4.12
        actions: [
          grant,
          { type: 'command', params: 'pause' },
          { type: 'open', params: ({ event }) => event.url },
        ],
      },
      { actions: refuse(codes.wrongAddress) },
    ],
    'ask.volume': [
      {
        guard: 'canSetSound',
        actions: [
          {
            type: 'setSound',
            params: ({ event: { volume, muted } }) => ({ volume, isMuted: muted }),
          },
          grant,
        ],
      },
      refuseFunction,
    ],
    'ask.fullscreen': [
      {
        guard: 'canSetFullscreen',
        actions: [{ type: 'setFullscreen', params: ({ event }) => event.isOn }, grant],
      },
      refuseFunction,
    ],
    'ask.other': refuseFunction,
    'creative.clicked': [
      {
        guard: ({ event }) => event.playerHandles,
        actions: [
          'trackClick',
          { type: 'command', params: 'pause' },
          { type: 'open', params: ({ event }) => event.url },
        ],
      },
      { actions: 'trackClick' },
    ],
  },
  states: {
    over: {
      description: 'The film plays, or stands still',
      on: {
        'ad.progressed': [
          {
            guard: { type: 'isOver', params: ({ event }) => event.time },
            target: '#simidAd.stopped',
            actions: 'endFilm',
          },
          { actions: { type: 'move', params: ({ event }) => event.time } },
        ],
        'ad.ended': [{ guard: 'isExtended', target: 'after' }, { target: '#simidAd.stopped' }],
      },
    },
    after: {
      description: 'The film is over, and the creative goes on for the time that it was granted',
      after: { extension: { target: '#simidAd.stopped', actions: 'endFilm' } },
    },
  },
});
