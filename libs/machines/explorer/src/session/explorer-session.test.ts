import { secret } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import type { Step } from '../explorer.types.ts';
import { door } from '../testing/doorbell.fixtures.ts';
import { replay } from './explorer-session.ts';
import { activeNodes, listenedTypes } from './triggers.ts';

const enter: Step = { kind: 'event', event: { type: 'code.enter', code: secret('456') } };
const sayWrong: Step = {
  kind: 'answer',
  call: '0.door.lock.checking',
  outcome: 'done',
  given: 'wrong',
};
const wrongTry: readonly Step[] = [enter, sayWrong];

const at = (...steps: readonly Step[]) => replay(door, { start: { given: 'strict' }, steps });

describe('replay', () => {
  it('begins where the machine begins, with its input', () => {
    const { snapshot, calls, timers } = at();

    expect(snapshot.value).toEqual({ lock: 'closed', lamp: 'off' });
    expect(snapshot.context.maxTries).toBe(2);
    expect([...calls, ...timers]).toEqual([]);
  });

  it('holds a call back until a step answers it', () => {
    const { snapshot, calls } = at(enter);

    expect(snapshot.value.lock).toBe('checking');
    expect(calls).toEqual([
      {
        id: '0.door.lock.checking',
        source: 'checkCode',
        purpose: 'Says yes or no.',
        isFlow: false,
        outcomes: ['done', 'error'],
      },
    ]);
  });

  it('answers a call with a fixture, with a value, or with an error', () => {
    const { call } = sayWrong as { call: string };

    expect(at(enter, { ...sayWrong, given: 'right' }).snapshot.value.lock).toBe('open');
    expect(
      at(enter, { kind: 'answer', call, outcome: 'done', value: { valid: true } }).snapshot.value
        .lock,
    ).toBe('open');
    expect(
      at(enter, { kind: 'answer', call, outcome: 'error', given: 'noConnection' }).snapshot.value
        .lock,
    ).toBe('closed');
  });

  it('names a timer under way, and lets time pass only as told', () => {
    const blocked = [...wrongTry, ...wrongTry];

    expect(at(...blocked).timers).toEqual([
      {
        name: 'after penalty',
        eventType: 'xstate.after.penalty.door.lock.blocked',
        dueInMs: 3000,
      },
    ]);
    expect(at(...blocked, { kind: 'time', ms: 2999 }).timers[0]?.dueInMs).toBe(1);
    expect(at(...blocked, { kind: 'time', ms: 3000 }).snapshot.value.lock).toBe('closed');
  });

  it('leads to the same place with the same steps', () => {
    const steps = [...wrongTry, ...wrongTry, { kind: 'time', ms: 10 } satisfies Step];

    expect(JSON.stringify(at(...steps))).toBe(JSON.stringify(at(...steps)));
  });

  it('tells which steps meant nothing', () => {
    const short: Step = { kind: 'event', event: { type: 'code.enter', code: secret('1') } };

    const { ignored, snapshot } = at(sayWrong, short, enter);

    expect([...ignored]).toEqual([0, 1]);
    expect(snapshot.value.lock).toBe('checking');
  });

  it('plays a recording: its own start, silence in which no timer fires, a timer that fires alone', () => {
    const { snapshot, nowMs } = replay(door, {
      start: { value: { maxTries: 1 } },
      steps: [...wrongTry, { kind: 'quiet', ms: 5000 }],
    });
    expect(snapshot.value.lock).toBe('blocked');
    expect(nowMs).toBe(5000);

    const fired = replay(door, {
      start: { value: { maxTries: 1 } },
      steps: [
        ...wrongTry,
        { kind: 'timer', eventType: 'xstate.after.penalty.door.lock.blocked' },
        { kind: 'timer', eventType: 'xstate.after.unheard' },
      ],
    });
    expect(fired.snapshot.value.lock).toBe('closed');
    expect([fired.nowMs, [...fired.ignored]]).toEqual([3000, [3]]);
  });

  it('holds calls that a machine writes inline, and those that it spawns', () => {
    const call = vi.fn(() => Promise.resolve());
    const machine = setup({
      types: {} as { context: { ref: unknown } },
      actors: { spawned: fromPromise(call) },
    }).createMachine({
      id: 'caller',
      context: ({ spawn }) => ({ ref: spawn('spawned', { id: 'helper' }) }),
      initial: 'asking',
      states: {
        asking: { invoke: { src: fromPromise(call), onDone: 'answered' } },
        answered: { entry: assign({ ref: undefined }) },
      },
    });
    const target = { machine, events: {}, inputs: { only: undefined } };

    const { calls } = replay(target, { start: { given: 'only' }, steps: [] });
    const { snapshot } = replay(target, {
      start: { given: 'only' },
      steps: [{ kind: 'answer', call: '0.caller.asking', outcome: 'done', value: 1 }],
    });

    expect(call).not.toHaveBeenCalled();
    expect(calls.map(({ id, source }) => [id, source])).toEqual([
      ['helper', 'spawned'],
      ['0.caller.asking', 'xstate.invoke.0.caller.asking'],
    ]);
    expect(snapshot.value).toBe('answered');
  });

  it('offers the known events that a wildcard stands for', () => {
    const machine = createMachine({ id: 'wild', on: { 'lamp.*': {}, 'bell.ring': {} } });
    const { snapshot } = replay(
      { machine, events: {}, inputs: { only: undefined } },
      { start: { given: 'only' }, steps: [] },
    );

    expect(listenedTypes(activeNodes(snapshot), ['lamp.on', 'lamp.off', 'door.open'])).toEqual([
      'lamp.on',
      'lamp.off',
      'bell.ring',
    ]);
  });
});
