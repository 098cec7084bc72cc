import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  CHANNEL_NOW,
  channelInput,
  choiceEvents,
  filmInput,
  lifecycleEvents,
  networkEvents,
  nextEvents,
} from './player.fixtures.ts';
import { createPlayerMachine } from './player.machine.ts';
import { selectIsLoading, selectPhase } from './player.selectors.ts';
import type { MediaCommand, PlayerEvent, PlayerInput } from './player.types.ts';

const inputs: PlayerInput[] = [
  { ...filmInput, next: { title: 'Отлив' } },
  channelInput,
  { type: 'live' },
  { type: 'embed', isExternal: true },
];

const story = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom(
        ...lifecycleEvents,
        ...choiceEvents,
        ...networkEvents,
        ...nextEvents,
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom(200, 1_000, 5_000, 30_000) },
  ),
  { maxLength: 30 },
);

// One machine for all stories: building it takes longer than living through one.
let clock = new SimulatedClock();
let heard: MediaCommand[] = [];
const machine = createPlayerMachine({
  media: fromCallback<MediaCommand>(({ receive }) =>
    receive((command) => void heard.push(command)),
  ),
  autoplayCheck: () => new Promise(() => {}),
  savePreferences: () => {},
  now: () => CHANNEL_NOW + clock.now() / 1_000,
});

/** Plays a story; tells after each step what was commanded and where the player stands. */
function live(input: PlayerInput, steps: readonly (PlayerEvent | number)[]) {
  clock = new SimulatedClock();
  const actor = createActor(machine, { input, clock }).start();
  const told = steps.map((step) => {
    const before = actor.getSnapshot();
    heard = [];
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
    return { step, before, after: actor.getSnapshot(), commands: heard };
  });
  actor.stop();
  return told;
}

/** What a viewer does to hear something; the element that plays by itself was started by a key of the system. */
function isGesture(step: PlayerEvent | number): boolean {
  if (typeof step === 'number') return false;
  const { type } = step;
  if (type === 'player.play') return step.reason === 'user';
  return ['player.toggle', 'player.retry', 'player.replay', 'media.played'].includes(type);
}

function isWordOfAds(step: PlayerEvent | number): boolean {
  if (typeof step === 'number') return false;
  return step.type === 'ad.changed' || (step.type === 'player.play' && step.reason === 'adv');
}

const runs = { numRuns: 150 };

describe('playerMachine, whatever happens in whatever order', () => {
  it('plays nothing before a gesture where autoplay has not been allowed [PLAYER-010, PLAYER-011]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inputs), story, (input, steps) => {
        const told = live(input, steps);
        const first = told.findIndex(({ commands }) =>
          commands.some(({ type }) => type === 'media.play'),
        );
        expect(first === -1 || steps.slice(0, first + 1).some(isGesture)).toBe(true);
      }),
      runs,
    );
  });

  it('plays no content while advertising plays, and lifts its pause only with its end [PLAYER-008]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inputs), story, (input, steps) => {
        const asked = live(input, steps).filter(({ commands }) =>
          commands.some(({ type }) => type === 'media.play'),
        );
        const isKept = asked.every(
          ({ step, before, after }) =>
            after.context.isAdPlaying !== true &&
            (before.context.pauseReason !== 'adv' ||
              selectPhase(before) !== 'paused' ||
              isWordOfAds(step)),
        );
        expect(isKept).toBe(true);
      }),
      runs,
    );
  });

  it('never waits for long: after half a minute of silence there is a picture, a question or an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inputs), story, (input, steps) => {
        const end = live(input, [...steps, 30_000, 30_000]).at(-1);
        expect(end && selectIsLoading(end.after)).toBe(false);
      }),
      runs,
    );
  });
});
