import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { simidAdInputs } from './simid-ad.fixtures.ts';
import { createSimidAdMachine } from './simid-ad.machine.ts';
import type { SimidAdEvent, SimidAdInput } from './simid-ad.types.ts';

/** Lives one creative; a number lets so many milliseconds go by. */
function live(input: SimidAdInput, ...steps: readonly (SimidAdEvent | number)[]) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const note =
    (name: string) =>
    (...values: readonly unknown[]) =>
      void done.push(
        [name, ...values.map((value) => JSON.stringify(value) ?? '')].join(' ').trim(),
      );
  const machine = createSimidAdMachine({
    order: note('order'),
    answer: (id, refusal) => note(refusal === undefined ? 'grant' : 'refuse')(id, refusal),
    answerState: note('state'),
    show: note('show'),
    command: note('command'),
    setSound: note('sound'),
    setFullscreen: note('fullscreen'),
    open: note('open'),
    trackClick: note('click'),
    report: note('report'),
  });
  const actor = createActor(machine, { input, clock }).start();
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
  }
  const { output, value } = actor.getSnapshot();
  return { done, output, value };
}

const filmStarts: SimidAdEvent = { type: 'ad.started', ad: { position: 1, duration: 10 } };
const opened: SimidAdEvent = { type: 'creative.opened' };
const ready: SimidAdEvent = { type: 'creative.agreed', to: 'init' };
const begun: SimidAdEvent = { type: 'creative.agreed', to: 'startCreative' };
const shown = [opened, ready, filmStarts, begun] as const;
const at = (time: number): SimidAdEvent => ({ type: 'ad.progressed', time });

/** What was done after the creative was shown. */
const after = (input: SimidAdInput, ...steps: readonly (SimidAdEvent | number)[]) => {
  const { done, ...rest } = live(input, ...shown, ...steps);
  return { done: done.slice(done.indexOf('show true') + 1), ...rest };
};

describe('simidAdMachine', () => {
  it('A19: opens a session, gets ready, and is shown over a film that has begun', () => {
    expect(live(simidAdInputs.plain, opened, ready).done).toEqual(['order "init"']);
    expect(live(simidAdInputs.plain, ...shown).done).toEqual([
      'order "init"',
      'order "startCreative"',
      'show true',
    ]);
  });

  it.each([
    ['no session', 'SIMID_LOAD_FAILED', 1223, []],
    ['no answer to init', 'SIMID_INIT_FAILED', 1212, [opened]],
    ['no answer to startCreative', 'SIMID_INIT_FAILED', 1213, [opened, ready, filmStarts]],
  ] as const)(
    'A19: takes a creative away that is late, and the film goes on: %s',
    (_, error, reason, steps) => {
      expect(live(simidAdInputs.plain, ...steps, 3_999).output).toBeUndefined();
      expect(live(simidAdInputs.plain, ...steps, 4_000).output).toEqual({
        film: 'stays',
        error,
        reason,
      });
    },
  );

  it('A19: takes a creative away that refuses to begin, with its number, and the film goes on', () => {
    const { output, done } = live(simidAdInputs.plain, opened, {
      type: 'creative.refused',
      to: 'init',
      code: 1103,
    });

    expect(output).toEqual({ film: 'stays', error: 'SIMID_INIT_FAILED', reason: 1103 });
    expect(done.slice(-2)).toEqual(['show false', 'order "fatalError" 1103']);
  });

  it('A19: ends the film where the creative has a fatal error', () => {
    expect(after(simidAdInputs.plain, { type: 'creative.failed', code: 1108 }).output).toEqual({
      film: 'fails',
      error: 'SIMID_RUNTIME_FAILED',
      reason: 1108,
    });
  });

  it('A19: pauses the film and goes on with it, where that changes anything', () => {
    const { done } = after(
      simidAdInputs.plain,
      { type: 'ask.play', id: 1 },
      { type: 'ask.pause', id: 2 },
      { type: 'ad.paused' },
      { type: 'ask.pause', id: 3 },
      { type: 'ask.play', id: 4 },
    );

    expect(done).toEqual([
      'refuse 1 1203',
      'command "pause"',
      'grant 2',
      'refuse 3 1203',
      'command "play"',
      'grant 4',
    ]);
  });

  it('A19: changes the length only where the file says that it may vary', () => {
    const ask: SimidAdEvent = { type: 'ask.duration', id: 1, duration: 12 };

    expect(after(simidAdInputs.plain, ask).done).toEqual(['refuse 1 1202']);
    expect(after(simidAdInputs.free, ask).done).toEqual(['grant 1']);
  });

  it('A19: goes on after the film for the time that was granted', () => {
    const steps = [{ type: 'ask.duration', id: 1, duration: 12 }, { type: 'ad.ended' }] as const;

    expect(after(simidAdInputs.free, ...steps, 1_999).output).toBeUndefined();
    expect(after(simidAdInputs.free, ...steps, 2_000).output).toEqual({ film: 'ends' });
  });

  it('A19: does not go on for ever where the creative never stops', () => {
    const steps = [{ type: 'ask.duration', id: 1, duration: -2 }, { type: 'ad.ended' }] as const;

    expect(after(simidAdInputs.free, ...steps, 59_999).output).toBeUndefined();
    expect(after(simidAdInputs.free, ...steps, 60_000).output).toEqual({ film: 'ends' });
  });

  it('A19: ends before the film where the creative wants less', () => {
    const ask: SimidAdEvent = { type: 'ask.duration', id: 1, duration: 5 };

    expect(after(simidAdInputs.free, ask, at(4)).output).toBeUndefined();
    expect(after(simidAdInputs.free, ask, at(5)).output).toEqual({ film: 'ends' });
  });

  it('A19: leads to web addresses alone, and answers before it does', () => {
    const ask = (url: string): SimidAdEvent => ({ type: 'ask.navigation', id: 1, url });

    expect(after(simidAdInputs.plain, ask('https://shop.example/')).done).toEqual([
      'grant 1',
      'command "pause"',
      'open "https://shop.example/"',
    ]);
    expect(after(simidAdInputs.plain, ask('javascript:alert(1)')).done).toEqual(['refuse 1 1217']);
  });

  it('A19: skips only where the viewer could', () => {
    const ask: SimidAdEvent = { type: 'ask.skip', id: 1 };

    expect(after(simidAdInputs.plain, at(9), ask).done).toEqual(['refuse 1 1203']);
    expect(after(simidAdInputs.free, at(4), ask).done).toEqual(['refuse 1 1203']);
    expect(after(simidAdInputs.free, at(5), ask).done).toEqual(['grant 1', 'command "skip"']);
  });

  it('A19: stops when the creative asks, and tells it of the end of its film', () => {
    const stopped = after(simidAdInputs.plain, { type: 'ask.stop', id: 1 });
    const skipped = after(simidAdInputs.plain, { type: 'ad.skipped' });

    expect(stopped.done).toEqual(['grant 1', 'show false', 'order "adStopped"']);
    expect(stopped.output).toEqual({ film: 'ends' });
    expect(skipped.done).toEqual(['show false', 'order "adSkipped"']);
    expect(skipped.output).toEqual({ film: 'stays' });
  });
});
