import { not, or, raise, stateIn } from 'xstate';
import { playerSetup } from '../player.setup.ts';

const isWaiting = or([
  stateIn({ lifecycle: 'loading' }),
  stateIn({ lifecycle: 'ready' }),
  stateIn({ lifecycle: 'starting' }),
  stateIn({ lifecycle: { playing: 'seeking' } }),
  stateIn({ lifecycle: { playing: 'buffering' } }),
]);

/** How long a viewer looks at a picture that does not move, before being told so. */
export const patience = playerSetup.createStateConfig({
  description: 'Waiting ends in an error when nothing has come for long; never an endless spinner',
  initial: 'calm',
  states: {
    calm: { always: { guard: isWaiting, target: 'waiting' } },
    waiting: {
      description: 'What arrives, and what the viewer asks for, gives new time',
      always: { guard: not(isWaiting), target: 'calm' },
      after: { patience: { actions: raise({ type: 'playback.stuck' }) } },
      on: {
        'media.ready': { target: 'waiting', reenter: true },
        'media.seeking': { target: 'waiting', reenter: true },
        'player.seek': { target: 'waiting', reenter: true },
        'player.retry': { target: 'waiting', reenter: true },
        'buffer.changed': { guard: 'isFuller', target: 'waiting', reenter: true },
      },
    },
  },
});
