import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, onTestFinished } from 'vitest';
import { CHANNEL_NOW, channelInput, filmInput } from './player.fixtures.ts';
import { createPlayerMachine } from './player.machine.ts';
import { selectIsLoading, selectPhase } from './player.selectors.ts';
import type { MediaCommand, PlayerInput } from './player.types.ts';
import type { PlayerPreferences } from './player.preferences.types.ts';

/** What the try of unmuted autoplay answers. */
type Answer = 'allowed' | 'refused' | 'broken' | 'silent';

/** A player at work, with its clock and what it told the engine and the browser. For tests. */
export function start(input: PlayerInput = filmInput, autoplay: Answer = 'allowed') {
  const clock = new SimulatedClock();
  const commands: MediaCommand[] = [];
  const kept: PlayerPreferences[] = [];
  const nexts: number[] = [];
  const machine = createPlayerMachine({
    media: fromCallback<MediaCommand>(({ receive }) =>
      receive((command) => commands.push(command)),
    ),
    autoplayCheck: () => {
      if (autoplay === 'silent') return new Promise(() => {});
      if (autoplay === 'broken') return Promise.reject(new Error('No element'));
      return Promise.resolve({ isAllowed: autoplay === 'allowed' });
    },
    savePreferences: (preferences) => kept.push(preferences),
    playNext: () => void nexts.push(clock.now()),
    now: () => CHANNEL_NOW + clock.now() / 1_000,
  });
  const actor = createActor(machine, { input, clock });
  actor.start();
  onTestFinished(() => void actor.stop());
  const phase = () => selectPhase(actor.getSnapshot());
  const isLoading = () => selectIsLoading(actor.getSnapshot());
  const told = (type: MediaCommand['type']) => commands.filter((command) => command.type === type);
  return {
    actor,
    clock,
    /** Lets whole seconds go by one by one: a timer may start another. */
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
    },
    commands,
    kept,
    nexts,
    phase,
    isLoading,
    told,
    context: () => actor.getSnapshot().context,
  };
}

/** A film that plays, after the check of autoplay has answered. */
export async function play(input?: PlayerInput) {
  const run = start(input);
  run.actor.send({ type: 'media.ready', duration: 60, isLive: input?.type === 'live' });
  await expect.poll(run.phase).toBe('loading');
  await expect.poll(() => run.told('media.play').length).toBe(1);
  run.actor.send({ type: 'media.played' });
  return run;
}

/** A channel that plays at its edge. */
export async function watchChannel(input: PlayerInput = channelInput) {
  const run = await play(input);
  run.actor.send({ type: 'time.changed', currentTime: CHANNEL_NOW - 40 });
  return run;
}
