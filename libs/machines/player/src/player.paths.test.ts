import { coverPaths } from '@foyer/core/testing';
import { assign } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createPlayerContext } from './player.context.ts';
import {
  CHANNEL_NOW,
  channelInput,
  choiceEvents,
  filmInput,
  lifecycleEvents,
  networkEvents,
  nextEvents,
} from './player.fixtures.ts';
import { isBehind, isStale } from './player.live.ts';
import { playerMachine } from './player.machine.ts';
import { isInOutro } from './player.outro.ts';
import type { PlayerInput } from './player.types.ts';
import { playerSetup } from './player.setup.ts';
import { ads } from './states/ads.ts';
import { choices } from './states/choices.ts';
import { facts, place } from './states/facts.ts';
import { lifecycle } from './states/lifecycle.ts';
import { live } from './states/live.ts';
import { network } from './states/network.ts';
import { next } from './states/next.ts';
import { patience } from './states/patience.ts';

/*
 * The regions are walked in groups that depend on each other: together their positions would multiply without need.
 * One test keeps the groups complete, and the promises test sends events to the whole machine at random.
 */
const playback = { place, lifecycle, patience, live };
const settings = { facts, choices, ads, network };

/** As much of the place as the offer looks at. */
const shortPlace = playerSetup.createStateConfig({
  on: { 'time.changed': { actions: assign(({ event }) => ({ currentTime: event.currentTime })) } },
});

/** As much of the lifecycle as the offer looks at. */
const shortLifecycle = playerSetup.createStateConfig({
  initial: 'playing',
  states: {
    playing: { on: { 'media.paused': 'paused', 'media.ended': 'ended' } },
    paused: { on: { 'media.played': 'playing' } },
    ended: { on: { 'media.played': 'playing' } },
  },
});

/** Somebody to send commands to. */
const media = playerSetup.createStateConfig({
  invoke: { id: 'media', src: 'media', onError: { description: 'Playback has an answer to it' } },
});

const root = {
  id: 'player',
  type: 'parallel',
  context: ({ input }: { input: PlayerInput }) => createPlayerContext(input),
} as const;

const playbackMachine = playerSetup.createMachine({ ...root, states: playback }).provide({
  actions: {
    readClock: assign(({ context }) => ({ live: { ...context.live, now: CHANNEL_NOW } })),
  },
});

const settingsMachine = playerSetup.createMachine({ ...root, states: { media, ...settings } });

const nextMachine = playerSetup
  .createMachine({
    ...root,
    states: { place: shortPlace, lifecycle: shortLifecycle, next },
  })
  // Two seconds do for ten: every count but the last is the same to the guards.
  .provide({ actions: { startCount: assign({ nextSeconds: 2 }) } });

describe('playerMachine', () => {
  it('reaches every state and transition of playback, and stays JSON-safe on the way', () => {
    const report = coverPaths(playbackMachine, {
      inputs: [
        filmInput,
        { ...filmInput, isUnderWay: true },
        channelInput,
        { type: 'live', isExternal: true },
      ],
      events: [...lifecycleEvents],
      calls: {
        media: { answers: [] },
        autoplayCheck: { answers: [{ isAllowed: true }, { isAllowed: false }] },
      },
      // What the guards ask; the rest of the context makes no two positions different.
      summarise: (context) => [
        context.autoplay,
        context.isUnderWay,
        context.pauseReason === 'adv',
        context.isAdPlaying === true,
        context.error?.severity === 2,
        context.type === 'live' && [isBehind(context), isStale(context)],
      ],
      limit: 200_000,
    });
    expect(report.paths).toBeGreaterThan(0);
  });

  it('reaches every state and transition of settings, facts, advertising and the network', () => {
    const report = coverPaths(settingsMachine, {
      inputs: [filmInput],
      events: [...choiceEvents, ...networkEvents],
      calls: { media: { answers: [] } },
      summarise: ({ networkFailures }) => networkFailures > 0,
    });
    expect(report.paths).toBeGreaterThan(0);
  });

  it('reaches every state and transition of the offer of the next title', () => {
    const report = coverPaths(nextMachine, {
      inputs: [
        { ...filmInput, next: { title: 'Отлив' } },
        { ...filmInput, next: { title: 'Отлив' }, hasPostroll: true },
      ],
      events: [...nextEvents],
      calls: {},
      summarise: (context) => [isInOutro(context), context.isNextAutomatic, context.nextSeconds],
    });
    expect(report.paths).toBeGreaterThan(0);
  });

  it('has no region that is not walked', () => {
    expect(Object.keys(playerMachine.config.states ?? {}).toSorted()).toEqual(
      Object.keys({ ...playback, ...settings, next }).toSorted(),
    );
  });
});
