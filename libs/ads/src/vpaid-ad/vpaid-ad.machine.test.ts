import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { vpaidAdInputs } from './vpaid-ad.fixtures.ts';
import { createVpaidAdMachine } from './vpaid-ad.machine.ts';
import type { VpaidAdEvent, VpaidAdInput } from './vpaid-ad.types.ts';

/** Lives one unit; a number lets so many milliseconds go by. */
function live(
  input: VpaidAdInput,
  ...steps: readonly (VpaidAdEvent | VpaidAdEvent['type'] | number)[]
) {
  const clock = new SimulatedClock();
  const orders: string[] = [];
  const marks: unknown[] = [];
  const news: string[] = [];
  const opened: (string | undefined)[] = [];
  const machine = createVpaidAdMachine({
    command: (order) => orders.push(order),
    track: (mark) => marks.push(mark),
    tell: (told) => news.push(told.type),
    openAdvertiser: (url) => opened.push(url),
  });
  const actor = createActor(machine, { input, clock }).start();
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send((typeof step === 'string' ? { type: step } : step) as VpaidAdEvent);
  }
  return { orders, marks, news, opened, output: actor.getSnapshot().output };
}

const loaded: VpaidAdEvent = { type: 'unit.loaded', version: '2.0' };
const started = [loaded, 'unit.ready', 'unit.started'] as const;
const at = (time: number): VpaidAdEvent => ({ type: 'unit.moved', time, duration: 8 });

describe('vpaidAdMachine', () => {
  it.each([
    ['VPAID_LOAD_TIMEOUT', []],
    ['VPAID_INIT_TIMEOUT', [loaded]],
    ['VPAID_START_TIMEOUT', [loaded, 'unit.ready']],
    ['VPAID_STOP_TIMEOUT', [...started, at(13)]],
  ] as const)('A18: gives each step 4,000 ms: %s [AD-025]', (error, steps) => {
    const before = live(vpaidAdInputs.plain, ...steps, 3_999);
    const after = live(vpaidAdInputs.plain, ...steps, 4_000);

    expect(before.output).toBeUndefined();
    expect(after.output).toBeDefined();
    expect(after.marks.at(-1)).toEqual({ type: 'failed', error });
    expect(after.news.at(-1)).toBe('ad.failed');
  });

  it('A18: makes room for another only where it was not shown', () => {
    expect(live(vpaidAdInputs.plain, 4_000).output).toEqual({
      end: 'failed',
      error: 'VPAID_LOAD_TIMEOUT',
    });
    expect(live(vpaidAdInputs.plain, ...started, at(11), 4_000).output).toEqual({
      end: 'completed',
    });
  });

  it('A18: begins when the unit is ready, and tells its own quarters', () => {
    const { orders, marks, news, output } = live(
      vpaidAdInputs.plain,
      ...started,
      { type: 'unit.reached', event: 'impression' },
      at(2),
      { type: 'unit.reached', event: 'firstQuartile' },
      'unit.stopped',
    );

    expect(orders).toEqual(['init', 'start']);
    expect(marks).toEqual([
      { type: 'reached', event: 'impression' },
      { type: 'progressed', time: 2 },
      { type: 'reached', event: 'firstQuartile' },
    ]);
    expect(news).toEqual(['ad.started', 'ad.progressed', 'ad.ended']);
    expect(output).toEqual({ end: 'completed' });
  });

  it.each([
    ['load', 'VPAID_LOAD_FAILED'],
    ['interface', 'VPAID_NO_INTERFACE'],
    ['handshake', 'VPAID_HANDSHAKE_FAILED'],
    ['init', 'VPAID_INIT_FAILED'],
    ['event', 'VPAID_RUNTIME_FAILED'],
  ] as const)('A18: names the step at which a unit breaks: %s', (step, error) => {
    expect(live(vpaidAdInputs.plain, { type: 'unit.broken', step, message: '' }).output).toEqual({
      end: 'failed',
      error,
    });
  });

  it.each([
    ['VPAID_INIT_FAILED', [loaded]],
    ['VPAID_START_FAILED', [loaded, 'unit.ready']],
    ['VPAID_RUNTIME_FAILED', started],
  ] as const)('A18: fails where a unit gives up: %s', (error, steps) => {
    const { output } = live(vpaidAdInputs.plain, ...steps, { type: 'unit.failed', message: '' });

    expect(output).toEqual({ end: 'failed', error });
  });

  it('A18: does not run a unit of VPAID 1', () => {
    const { orders, output } = live(vpaidAdInputs.plain, { type: 'unit.loaded', version: '1.1' });

    expect(orders).toEqual([]);
    expect(output).toEqual({ end: 'failed', error: 'VPAID_VERSION_NOT_SUPPORTED' });
  });

  it('A18: is skipped by the viewer only when it may be', () => {
    const early = live(vpaidAdInputs.skippable, ...started, at(4), 'ad.skip');
    const inTime = live(vpaidAdInputs.skippable, ...started, at(5), 'ad.skip', 'unit.stopped');
    const own = live(
      vpaidAdInputs.plain,
      ...started,
      { type: 'unit.skippable', isSkippable: true },
      'ad.skip',
      'unit.stopped',
    );

    expect(early.orders).toEqual(['init', 'start']);
    expect(inTime.orders).toEqual(['init', 'start', 'skip']);
    expect(inTime.output).toEqual({ end: 'skipped' });
    expect(own.output).toEqual({ end: 'skipped' });
    // The player's own button comes with it.
    expect(own.news).toContain('ad.skippable');
  });

  it('A18: is skipped by its own button, and stays skipped where it does not stop [AD-025]', () => {
    const { news, marks, output } = live(vpaidAdInputs.plain, ...started, 'unit.skipped', 4_000);

    expect(news).toEqual(['ad.started', 'ad.failed']);
    expect(marks).toEqual([{ type: 'failed', error: 'VPAID_STOP_TIMEOUT' }]);
    expect(output).toEqual({ end: 'skipped' });
  });

  it('A18: tells of its sound only when that is turned off or on', () => {
    const { marks } = live(
      vpaidAdInputs.plain,
      ...started,
      { type: 'unit.muted', isMuted: false },
      { type: 'unit.muted', isMuted: true },
      { type: 'unit.muted', isMuted: true },
      { type: 'unit.muted', isMuted: false },
    );

    expect(marks).toEqual([{ type: 'mute' }, { type: 'unmute' }]);
  });

  it('A18: opens the page of a press where the unit leaves that to the player, and stands still', () => {
    const mine = live(vpaidAdInputs.plain, ...started, {
      type: 'unit.clicked',
      url: 'https://shop.example/',
      playerHandles: true,
    });
    const theirs = live(vpaidAdInputs.plain, ...started, {
      type: 'unit.clicked',
      playerHandles: false,
    });

    expect(mine.opened).toEqual(['https://shop.example/']);
    expect(mine.orders.at(-1)).toBe('pause');
    expect(theirs.opened).toEqual([]);
    expect(theirs.orders.at(-1)).toBe('start');
    expect(theirs.marks).toEqual([{ type: 'clicked' }]);
  });
});
