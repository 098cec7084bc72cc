import { coverPaths } from '@foyer/core/testing';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playerControlsMachine } from './player-controls.machine.ts';
import type { PlayerControlsEvent, PlayerControlsInput } from './player-controls.types.ts';

const playing: PlayerControlsEvent = {
  type: 'playback.changed',
  isPaused: false,
  isRewinding: false,
};

function start(input: PlayerControlsInput = {}) {
  const clock = new SimulatedClock();
  const seeks: number[] = [];
  const steps: number[] = [];
  const actor = createActor(
    playerControlsMachine.provide({
      actions: {
        commitSeek: (_, seconds) => void seeks.push(seconds),
        stepVolume: (_, direction) => void steps.push(direction),
      },
    }),
    { input, clock },
  );
  actor.start();
  onTestFinished(() => void actor.stop());
  const isShown = () => actor.getSnapshot().matches({ visibility: 'shown' });
  return { actor, clock, seeks, steps, isShown, context: () => actor.getSnapshot().context };
}

describe('playerControlsMachine', () => {
  it('hides the controls after 3 s without activity [PLAYER-017]', () => {
    const { actor, clock, isShown } = start();
    actor.send(playing);
    clock.increment(2_999);
    actor.send({ type: 'activity.noticed' });
    clock.increment(2_999);
    expect(isShown()).toBe(true);
    clock.increment(1);
    expect(isShown()).toBe(false);
    actor.send({ type: 'activity.noticed' });
    expect(isShown()).toBe(true);
  });

  it('takes another delay [PLAYER-017]', () => {
    const { actor, clock, isShown } = start({ hideDelayMs: 500 });
    actor.send(playing);
    clock.increment(500);
    expect(isShown()).toBe(false);
  });

  it.each<[string, PlayerControlsEvent, PlayerControlsEvent]>([
    ['while the panel is open', { type: 'panel.opened', screen: 'main' }, { type: 'panel.closed' }],
    ['while paused', { ...playing, isPaused: true }, playing],
    ['while rewinding', { ...playing, isRewinding: true }, playing],
    ['while the knob is held', { type: 'drag.started' }, { type: 'drag.ended' }],
    [
      'while the keyboard is in them',
      { type: 'focus.changed', isHeld: true },
      { type: 'focus.changed', isHeld: false },
    ],
  ])('keeps the controls %s [PLAYER-018, PLAYER-019, PLAYER-020]', (_, from, to) => {
    const { actor, clock, isShown } = start();
    actor.send(playing);
    actor.send(from);
    clock.increment(60_000);
    expect(isShown()).toBe(true);
    actor.send(to);
    clock.increment(3_000);
    expect(isShown()).toBe(false);
  });

  it('shows the controls when playback stops behind them [PLAYER-019]', () => {
    const { actor, clock, isShown } = start();
    actor.send(playing);
    clock.increment(3_000);
    actor.send({ ...playing, isPaused: true });
    expect(isShown()).toBe(true);
  });

  it('toggles the controls with a finger', () => {
    const { actor, isShown } = start();
    actor.send(playing);
    actor.send({ type: 'screen.tapped' });
    expect(isShown()).toBe(false);
    actor.send({ type: 'screen.tapped' });
    expect(isShown()).toBe(true);
  });

  it('makes one seek of presses that follow within 70 ms, and shows the sum for 400 ms [PLAYER-044, PLAYER-045, PLAYER-047]', () => {
    const { actor, clock, seeks, context } = start();
    actor.send({ type: 'seek.pressed', direction: 1 });
    clock.increment(69);
    actor.send({ type: 'seek.pressed', direction: 1 });
    clock.increment(69);
    expect(seeks).toEqual([]);
    clock.increment(1);
    expect(seeks).toEqual([30]);
    expect(context().seekDelta).toBe(30);
    clock.increment(400);
    expect(context().seekDelta).toBe(0);
  });

  it('goes on adding up while the sum is shown, and seeks by the new presses only [PLAYER-047]', () => {
    const { actor, clock, seeks, context } = start();
    actor.send({ type: 'seek.pressed', direction: -1 });
    clock.increment(70);
    actor.send({ type: 'seek.pressed', direction: -1 });
    expect(context().seekDelta).toBe(-30);
    clock.increment(70);
    expect(seeks).toEqual([-15, -15]);
  });

  it('drops volume keys that come within 100 ms [PLAYER-046]', () => {
    const { actor, clock, steps } = start();
    actor.send({ type: 'volume.pressed', direction: 1 });
    clock.increment(99);
    actor.send({ type: 'volume.pressed', direction: 1 });
    expect(steps).toEqual([1]);
    clock.increment(1);
    actor.send({ type: 'volume.pressed', direction: -1 });
    expect(steps).toEqual([1, -1]);
  });

  it('opens the panel on a screen and closes it [PLAYER-016, PLAYER-025]', () => {
    const { actor, context } = start();
    actor.send({ type: 'panel.opened', screen: 'speed' });
    expect(context()).toMatchObject({ isPanelOpen: true, screen: 'speed' });
    actor.send({ type: 'panel.closed' });
    expect(context().isPanelOpen).toBe(false);
  });

  it('reaches every state and transition', () => {
    const report = coverPaths(playerControlsMachine, {
      inputs: [{}],
      events: [
        playing,
        { ...playing, isPaused: true },
        { type: 'activity.noticed' },
        { type: 'screen.tapped' },
        { type: 'drag.started' },
        { type: 'drag.ended' },
        { type: 'seek.pressed', direction: 1 },
        { type: 'volume.pressed', direction: 1 },
        { type: 'panel.opened', screen: 'main' },
        { type: 'panel.closed' },
        { type: 'focus.changed', isHeld: true },
        { type: 'focus.changed', isHeld: false },
      ],
      calls: {},
      summarise: ({ isPaused, isDragging, isPanelOpen, seekDelta, pendingSeek }) => [
        isPaused,
        isDragging,
        isPanelOpen,
        seekDelta > 0,
        pendingSeek > 0,
      ],
    });
    expect(report.paths).toBeGreaterThan(0);
  });
});
