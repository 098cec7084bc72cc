import { and, assign, not, or, stateIn } from 'xstate';
import { playerSetup } from '../player.setup.ts';

const isEnded = stateIn({ lifecycle: 'ended' });
const hasLeftOutro = and([not(isEnded), not('isInOutro')]);
const mayCount = and(['isNextAutomatic', or([isEnded, not('waitsForPostroll')])]);
const isHeld = or(['isHeldByAd', not(or([isEnded, stateIn({ lifecycle: 'playing' })]))]);

const counting = playerSetup.createStateConfig({
  description: 'Counts down while playback runs or has ended, and holds with it',
  entry: 'startCount',
  exit: 'stopCount',
  always: { guard: not('isNextAutomatic'), target: 'still' },
  initial: 'second',
  states: {
    second: {
      after: {
        nextSecond: [
          { guard: isHeld, target: 'second', reenter: true },
          { guard: 'isLastSecond', target: '#player.next.leaving' },
          { target: 'second', reenter: true, actions: 'countDown' },
        ],
      },
    },
  },
});

/** The offer to go on with the next title. */
export const next = playerSetup.createStateConfig({
  description: 'The offer to go on with the next title',
  initial: 'waiting',
  on: {
    'next.automatic': {
      actions: [assign(({ event }) => ({ isNextAutomatic: event.isOn })), 'savePreferences'],
    },
  },
  states: {
    waiting: {
      always: { guard: and(['hasNext', or([isEnded, 'isInOutro'])]), target: 'offered' },
    },
    offered: {
      description: 'From the closing titles on',
      always: { guard: hasLeftOutro, target: 'waiting' },
      on: { 'next.play': 'leaving', 'next.cancel': 'cancelled' },
      initial: 'still',
      states: {
        still: {
          description: 'The viewer decides, or advertising after the content comes first',
          meta: { requirements: ['AD-016'] },
          always: { guard: mayCount, target: 'counting' },
        },
        counting,
        left: {
          description: 'The viewer wanted to stay; the end leaves the offer without a count',
        },
      },
    },
    cancelled: {
      description: 'The viewer stays with this title to its end',
      always: [
        { guard: hasLeftOutro, target: 'waiting' },
        { guard: isEnded, target: 'offered.left' },
      ],
    },
    leaving: {
      description: 'The page is asked for the next title',
      entry: 'playNext',
      always: { guard: hasLeftOutro, target: 'waiting' },
      on: { 'next.play': { target: 'leaving', reenter: true } },
    },
  },
});
