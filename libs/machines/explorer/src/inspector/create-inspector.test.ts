import { secret } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import {
  type AnyStateMachine,
  createActor,
  fromPromise,
  sendTo,
  setup,
  SimulatedClock,
} from 'xstate';
import type { ReadReplay } from '../session/replay-file.ts';
import { replay } from '../session/explorer-session.ts';
import { readReplayFile } from '../session/replay-file.ts';
import { door } from '../testing/doorbell.fixtures.ts';
import { createInspector } from './create-inspector.ts';
import { exportRecording } from './export-recording.ts';

/** The door at work: its code is checked by a service that knows one code. */
function doorMachine(): AnyStateMachine {
  const checkCode = fromPromise<{ valid: boolean }, { code: ReturnType<typeof secret> }>(
    ({ input }) => Promise.resolve({ valid: input.code.reveal() === '123' }),
  );
  return door.machine.provide({ actors: { checkCode } });
}

function watched() {
  const clock = new SimulatedClock();
  const inspector = createInspector(() => clock.now());
  const actor = createActor(doorMachine(), {
    input: { maxTries: 1 },
    clock,
    inspect: inspector.observe,
  }).start();
  const lockIs = (state: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value.lock).toBe(state));
  const enter = (code: string) => actor.send({ type: 'code.enter', code: secret(code) });
  const pass = (ms: number) => clock.increment(ms);
  return { inspector, actor, lockIs, enter, pass };
}

const only = ({ inspector }: Pick<ReturnType<typeof watched>, 'inspector'>) => {
  const [first] = inspector.actors();
  if (!first) throw new Error('No actor was seen');
  return first;
};

const positionOf = (file: ReadReplay) => {
  if (file.status !== 'ready') throw new Error(`The file is ${file.status}`);
  return file.position;
};

describe('createInspector', () => {
  it('shows a running machine, its state and what it got', async () => {
    const run = watched();

    run.actor.send({ type: 'lamp.toggle' });
    run.pass(20);
    run.enter('999');
    await run.lockIs('blocked');

    const { name, snapshot, log } = only(run);
    expect([name, snapshot.value]).toEqual(['door', { lock: 'blocked', lamp: 'on' }]);
    expect(log.map(({ atMs, name: what, detail }) => [atMs, what, detail])).toEqual([
      [0, 'lamp.toggle', undefined],
      [20, 'code.enter', { code: '[secret]' }],
      [20, 'done checkCode', { valid: false }],
    ]);
  });

  it('names a timer as the drawing does, and knows what led to other states', async () => {
    const run = watched();
    run.actor.send({ type: 'bell.ring' });
    run.enter('999');
    await run.lockIs('blocked');
    run.pass(3000);

    expect(only(run).log.map(({ name, hasMoved }) => [name, hasMoved])).toEqual([
      ['bell.ring', false],
      ['code.enter', true],
      ['done checkCode', true],
      ['after penalty', true],
    ]);
  });

  it('tells who started a machine, and who sent what', () => {
    const inspector = createInspector();
    const house = setup({ actors: { door: doorMachine() } }).createMachine({
      id: 'house',
      invoke: { src: 'door', id: 'front', input: { maxTries: 1 } },
      on: { dusk: { actions: sendTo('front', { type: 'lamp.toggle' }) } },
    });
    const actor = createActor(house, { systemId: 'home', inspect: inspector.observe }).start();

    actor.send({ type: 'dusk' });

    const [home, front] = inspector.actors();
    expect([home?.parentId, front?.parentId]).toEqual([undefined, home?.sessionId]);
    expect(home?.log.map(({ name, from }) => [name, from])).toEqual([['dusk', undefined]]);
    expect(front?.log.map(({ name, from }) => [name, from])).toEqual([['lamp.toggle', 'home']]);
  });

  it('lists the machines inside of a machine, and no calls', () => {
    const inspector = createInspector();
    const house = setup({
      actors: { door: doorMachine(), call: fromPromise(async () => 1) },
    }).createMachine({
      id: 'house',
      invoke: [{ src: 'door', id: 'front', input: { maxTries: 1 } }, { src: 'call' }],
    });

    createActor(house, { systemId: 'home', inspect: inspector.observe }).start();

    expect(inspector.actors().map(({ name, machine }) => [name, machine.id])).toEqual([
      ['home', 'house'],
      ['front', 'door'],
    ]);
  });

  it('joins a machine that is running already, without a recording', () => {
    const inspector = createInspector();
    const actor = createActor(doorMachine(), { input: { maxTries: 1 } }).start();

    const detach = inspector.attach(actor);
    actor.send({ type: 'lamp.toggle' });
    detach();
    actor.send({ type: 'lamp.toggle' });

    const { log, recording, snapshot } = only({ inspector });
    expect(log.map(({ name }) => name)).toEqual(['lamp.toggle']);
    expect(recording).toBeUndefined();
    expect(snapshot.value.lamp).toBe('on');
  });

  it('tells its listeners once about many changes', async () => {
    const run = watched();
    const onChange = vi.fn();
    run.inspector.subscribe(onChange);
    await Promise.resolve();
    onChange.mockClear();

    run.actor.send({ type: 'lamp.toggle' });
    run.actor.send({ type: 'lamp.toggle' });
    await Promise.resolve();

    expect(onChange).toHaveBeenCalledOnce();
  });

  it('keeps what has ended, until there is too much of it', () => {
    const inspector = createInspector();
    const machine = setup({}).createMachine({ id: 'brief', initial: 'end', states: { end: {} } });
    const make = () => createActor(machine, { inspect: inspector.observe }).start();
    const stays = make();

    for (let count = 0; count < 60; count += 1) make().stop();

    expect(inspector.actors()).toHaveLength(50);
    expect(inspector.actors()[0]?.sessionId).toBe(stays.sessionId);
  });
});

describe('exportRecording', () => {
  it('leads the explorer to the same place, timers and answers included', async () => {
    const run = watched();
    run.actor.send({ type: 'lamp.toggle' });
    run.enter('999');
    await run.lockIs('blocked');
    run.pass(3000);
    run.pass(40);
    run.enter('998');
    await run.lockIs('blocked');

    const file = readReplayFile(door, exportRecording(only(run)), {
      'Step 2: code of code.enter': '999',
      'Step 6: code of code.enter': '998',
    });
    const { snapshot, ignored } = replay(door, positionOf(file));

    expect(file).toMatchObject({ status: 'ready', isOtherVersion: false });
    expect(snapshot.value).toEqual(run.actor.getSnapshot().value);
    expect([...ignored]).toEqual([]);
  });

  it('takes a made-up secret in place of the one that it does not tell', async () => {
    const run = watched();
    run.enter('999');
    await run.lockIs('blocked');

    const file = readReplayFile(door, exportRecording(only(run)), {
      'Step 1: code of code.enter': '456',
    });

    expect(replay(door, positionOf(file)).snapshot.value.lock).toBe('blocked');
  });

  it('tells no secret, boxed or not, and nothing of an event that no flow knows', async () => {
    const run = watched();
    run.enter('q7z');
    run.actor.send({ type: 'code.enter', code: '45654' });
    run.actor.send({ type: 'code.whisper', code: '78987' });
    await Promise.resolve();

    const text = exportRecording(only(run)) + JSON.stringify(only(run).log);

    expect(text).not.toMatch(/q7z|45654|78987/);
    expect(text).toContain('code.whisper');
  });
});
