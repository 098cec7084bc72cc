import { describe, expect, it, vi } from 'vitest';
import {
  type AnyActorLogic,
  assign,
  createActor,
  createMachine,
  fromPromise,
  type InputFrom,
  setup,
  SimulatedClock,
  toPromise,
  waitFor,
} from 'xstate';
import { required } from './flow.ts';
import { hasCome, lateFlow } from './late-flow.ts';
import { actorFromPort, InterruptedCall } from './port.ts';
import { secret } from '@foyer/secret';

/** Counts to three, by presses, by time, or by a call; begins with its input. */
const counter = setup({
  types: {} as { context: { count: number }; input: { from: number }; output: number },
  actors: { find: fromPromise(async () => undefined) },
}).createMachine({
  context: ({ input }) => ({ count: input.from }),
  initial: 'finding',
  states: {
    finding: { invoke: { src: 'find', onDone: 'counting' } },
    counting: {
      always: { guard: ({ context }) => context.count >= 3, target: 'over' },
      on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
      after: { 1000: { actions: assign({ count: 3 }) } },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.count,
});

/** Code that comes when it is let. */
function heldCode() {
  let come = () => {};
  let fail = (_error: Error) => {};
  const promise = new Promise<AnyActorLogic>((resolve, reject) => {
    come = () => resolve(counter);
    fail = reject;
  });
  return { load: vi.fn(() => promise), come, fail };
}

/** A flow that invokes another one whose code is late. */
const parentOf = (late: AnyActorLogic) =>
  createMachine({
    initial: 'asking',
    states: {
      asking: {
        on: { leave: 'left' },
        invoke: {
          src: late,
          id: 'late',
          input: { from: 1 },
          onDone: { target: 'done' },
          onError: 'failed',
        },
      },
      done: { type: 'final', output: ({ event }) => (event as { output?: unknown }).output },
      failed: {},
      left: {},
    },
    output: ({ event }) => (event as { output?: unknown }).output,
  });

const isCounting = (snapshot: object) =>
  'value' in snapshot && (snapshot as { value: unknown }).value === 'counting';

describe('lateFlow', () => {
  it('loads its code when it starts, is the flow from then on, and ends as that does', async () => {
    const { load, come } = heldCode();
    const clock = new SimulatedClock();
    const actor = createActor(parentOf(lateFlow(load)), { clock });
    expect(load).not.toHaveBeenCalled();
    actor.start();
    const child = required(actor.getSnapshot().children['late'], 'late');
    expect(hasCome(child)).toBe(false);
    child.send({ type: 'add' });

    come();
    await waitFor(child, isCounting);

    expect(hasCome(child)).toBe(true);
    child.send({ type: 'add' });
    expect(child.getSnapshot().context).toEqual({ count: 2 });
    clock.increment(1000);
    expect(await toPromise(actor)).toBe(3);
    expect(load).toHaveBeenCalledOnce();
  });

  it('can be left before its code comes, which then does nothing', async () => {
    const { load, come } = heldCode();
    const started = vi.fn();
    const logic = lateFlow(load);
    const actor = createActor(parentOf(logic)).start();
    const child = required(actor.getSnapshot().children['late'], 'late');
    child.subscribe(started);

    actor.send({ type: 'leave' });
    come();
    await load.mock.results[0]?.value;

    expect(actor.getSnapshot().value).toBe('left');
    expect(hasCome(child)).toBe(false);
    expect(started).not.toHaveBeenCalled();
  });

  it('stops the calls of the flow with it', async () => {
    const signals: AbortSignal[] = [];
    const waiting = actorFromPort<unknown, unknown>((_input, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const machine = createMachine({ invoke: { src: waiting, input: undefined } });
    const actor = createActor(parentOf(lateFlow(async () => machine))).start();
    await vi.waitFor(() => expect(signals).toHaveLength(1));

    actor.send({ type: 'leave' });

    expect(signals[0]?.aborted).toBe(true);
  });

  it('fails where its code does not come', async () => {
    const { load, fail } = heldCode();
    const actor = createActor(parentOf(lateFlow(load))).start();

    fail(new Error('no connection'));

    await waitFor(actor, (snapshot) => snapshot.value === 'failed');
  });

  it('keeps its input out of snapshots, and ends when restored', async () => {
    const { load } = heldCode();
    const logic = lateFlow(load);
    const input = { pin: secret('4321'), note: 'private' } as InputFrom<typeof logic>;
    const before = createActor(logic, { input }).start();
    const written = JSON.stringify(before.getPersistedSnapshot());

    const after = createActor(logic, { snapshot: JSON.parse(written), input });
    const failure = toPromise(after).catch((error: unknown) => error);
    after.start();

    expect(written).toBe('{"status":"active"}');
    expect(await failure).toBeInstanceOf(InterruptedCall);
    expect(load).toHaveBeenCalledOnce();
  });
});
