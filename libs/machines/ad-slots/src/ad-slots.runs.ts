import { heldPort } from '@foyer/core/fixtures';
import { expect, onTestFinished } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { adSlotsInputs, fakeAdSlotsPorts } from './ad-slots.fixtures.ts';
import { createAdSlotsMachine } from './ad-slots.machine.ts';
import { selectBreak } from './ad-slots.selectors.ts';
import type {
  AdBreak,
  AdSlotsInput,
  AdSlotsPorts,
  BreakResult,
  ContentWord,
  SlotReport,
} from './ad-slots.types.ts';

/** Slots at work, with what they told content and listeners, and breaks that end when a test says so. For tests. */
export function start(
  input: AdSlotsInput = adSlotsInputs.film,
  replaced: Partial<AdSlotsPorts> = {},
) {
  const clock = new SimulatedClock();
  const words: ContentWord[] = [];
  const reports: SlotReport[] = [];
  const { port: playBreak, calls } = heldPort<AdBreak, BreakResult>();
  const machine = createAdSlotsMachine(
    fakeAdSlotsPorts({
      playBreak,
      tellContent: (word) => words.push(word),
      report: (report) => reports.push(report),
      ...replaced,
    }),
  );
  const actor = createActor(machine, { input, clock }).start();
  onTestFinished(() => void actor.stop());
  const send: typeof actor.send = (event) => actor.send(event);
  const isPrepared = async () => {
    await expect.poll(() => actor.getSnapshot().matches({ client: 'preparing' })).toBe(false);
  };
  const end = async (result: BreakResult = { status: 'shown' }) => {
    calls.at(-1)?.answer(result);
    await expect.poll(() => actor.getSnapshot().matches({ breaks: 'playing' })).toBe(false);
  };
  return {
    actor,
    clock,
    words,
    reports,
    calls,
    send,
    isPrepared,
    end,
    view: () => selectBreak(actor.getSnapshot()),
    slots: () => calls.map(({ input: { slot } }) => slot),
    /** Content plays for whole seconds. */
    play: (from: number, seconds = 1) => {
      for (let second = 0; second < seconds; second += 1) {
        send({ type: 'content.moved', time: from + second, duration: input.duration });
        clock.increment(1_000);
      }
    },
    /** The viewer pauses, and goes on. */
    resume: (reason: 'user' | 'tech' | 'tech_error' | 'adv' = 'user') => {
      send({ type: 'content.paused', reason });
      send({ type: 'content.played' });
    },
  };
}

/** Content without a preroll, on the screen, with all that plays breaks. */
export async function watch(
  input: AdSlotsInput = adSlotsInputs.continued,
  replaced: Partial<AdSlotsPorts> = {},
) {
  const run = start(input, replaced);
  run.send({ type: 'content.played' });
  await run.isPrepared();
  return run;
}

/** A film whose preroll is on the screen. */
export async function watchPreroll(replaced: Partial<AdSlotsPorts> = {}) {
  const run = start(adSlotsInputs.film, replaced);
  run.send({ type: 'content.paused', reason: 'adv' });
  await expect.poll(run.view).toBeDefined();
  return run;
}
