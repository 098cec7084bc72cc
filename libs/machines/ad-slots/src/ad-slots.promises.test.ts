import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { adSlotsInputs, fakeAdSlotsPorts, slotEvents } from './ad-slots.fixtures.ts';
import { createAdSlotsMachine } from './ad-slots.machine.ts';
import { isPassedOver } from './ad-slots.rules.ts';
import type { AdSlotsEvent, AdSlotsInput, BreakResult, SlotReport } from './ad-slots.types.ts';

/** What the content is left with by the last word that holds it or lets it go. */
type Hold = 'held' | 'free';

/** What may happen: an event, time in milliseconds, or the end of a break. */
type Step = AdSlotsEvent | number | BreakResult['status'] | 'broken';

const inputs: AdSlotsInput[] = Object.values(adSlotsInputs);

/** A pause of the viewer, long enough for the next pauseroll. */
const pause: Step[] = [
  { type: 'content.paused', reason: 'user' },
  300_000,
  { type: 'content.played' },
  'shown',
];

const happenings = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(pause) },
    { weight: 8, arbitrary: fc.constantFrom<Step>(...slotEvents) },
    { weight: 3, arbitrary: fc.constantFrom<Step>('shown', 'shown', 'empty', 'blocked', 'broken') },
    { weight: 3, arbitrary: fc.constantFrom<Step>(1_000, 5_000, 15_000, 300_000) },
  ),
  { maxLength: 40 },
);
const story = happenings.map((parts) => parts.flat());

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lives one story; gives the breaks that were asked for, with the time, and how the content was left after each step. */
async function live(input: AdSlotsInput, steps: readonly Step[], isBlocked: boolean) {
  const clock = new SimulatedClock();
  const asked: { slot: string; at: number }[] = [];
  const reports: SlotReport[] = [];
  let hold: Hold = 'free';
  let running = 0;
  let most = 0;
  let finish: ((result: BreakResult) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  const machine = createAdSlotsMachine(
    fakeAdSlotsPorts({
      prepare: async () => ({ isBlocked }),
      playBreak: ({ slot }, signal) => {
        asked.push({ slot, at: clock.now() });
        running += 1;
        most = Math.max(most, running);
        signal.addEventListener('abort', () => {
          running -= 1;
        });
        return new Promise<BreakResult>((resolve, reject) => {
          [finish, fail] = [resolve, reject];
        });
      },
      tellContent: (word) => {
        if (word.type !== 'ad.checking') {
          hold = word.type === 'ad.changed' && word.status === true ? 'held' : 'free';
        }
      },
      report: (report) => reports.push(report),
    }),
  );
  const actor = createActor(machine, { input, clock }).start();
  await settle();
  const left: { hold: Hold; hasBreak: boolean }[] = [];
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else if (typeof step === 'object') actor.send(step);
    else {
      if (step === 'broken') fail?.(new Error('Broken'));
      else finish?.({ status: step });
      await settle();
      running = 0;
    }
    const { context } = actor.getSnapshot();
    const { current } = context;
    left.push({ hold, hasBreak: current !== undefined && !isPassedOver(current, context) });
  }
  // A quarter of a minute of silence, after the viewer has let the content begin.
  actor.send({ type: 'content.paused', reason: 'adv' });
  if (actor.getSnapshot().matches({ breaks: { playing: 'showing' } }))
    actor.send({ type: 'ad.ended' });
  clock.increment(15_000);
  actor.stop();
  return { asked, reports, left, most, end: hold as Hold };
}

const runs = { numRuns: 150, seed: 1 };
const stories = (check: (lived: Awaited<ReturnType<typeof live>>) => void) =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...inputs),
      story,
      fc.integer({ min: 0, max: 9 }),
      async (input, steps, chance) => check(await live(input, steps, chance === 0)),
    ),
    runs,
  );

describe('adSlotsMachine, whatever happens in whatever order', () => {
  it('holds the content while a break is due or plays that it has not passed over, and at no other time', async () => {
    await stories(({ left }) => {
      expect(left.filter(({ hold, hasBreak }) => (hold === 'held') !== hasBreak)).toEqual([]);
    });
  });

  it('holds nobody for ever: after a quarter of a minute of silence the content goes on', async () => {
    await stories(({ end }) => {
      expect(end).toBe('free');
    });
  });

  it('plays one break at a time', async () => {
    await stories(({ most }) => {
      expect(most).toBeLessThanOrEqual(1);
    });
  });

  it('uses preroll, the only midroll and postroll once, and a pauseroll once in five minutes [AD-017, AD-018]', async () => {
    let seen = 0;
    await stories(({ asked }) => {
      const slots = asked.map(({ slot }) => slot);
      const once = slots.filter((slot) => slot !== 'pauseroll');
      expect(new Set(once).size).toBe(once.length);
      const times = asked.filter(({ slot }) => slot === 'pauseroll').map(({ at }) => at);
      expect(
        times.every((at, index) => index === 0 || at - (times[index - 1] ?? 0) >= 300_000),
      ).toBe(true);
      seen += Number(times.length > 1);
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('reports each break from its start to its end, with no more shown than it was to have', async () => {
    await stories(({ reports, asked }) => {
      const marks = reports.flatMap((report) =>
        report.type === 'break.started' || report.type === 'break.ended' ? [report] : [],
      );
      expect(marks.map(({ type }) => type)).toEqual(
        asked.flatMap(() => ['break.started', 'break.ended']),
      );
      const ends = marks.flatMap((mark) => (mark.type === 'break.ended' ? [mark] : []));
      expect(ends.every(({ count, shown }) => shown <= count)).toBe(true);
    });
  });
});
