import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { heldPort } from './fixtures.ts';
import { actorFromPort, InterruptedCall, missingPort, portInfo } from './port.ts';
import { type Secret, secret } from '@foyer/secret';

/** The outcome of an actor whose failure is expected. */
const outcome = (actor: Parameters<typeof toPromise>[0]) =>
  toPromise(actor).catch((error) => error);

describe('actorFromPort', () => {
  it('calls the port with its input and gives its answer', async () => {
    const port = vi.fn(async (input: { id: number }) => input.id * 2);

    const actor = createActor(actorFromPort(port), { input: { id: 21 } }).start();

    expect(await toPromise(actor)).toBe(42);
  });

  it('aborts the signal when it is stopped', () => {
    const { port, calls } = heldPort<undefined, void>();
    const actor = createActor(actorFromPort(port), { input: undefined }).start();

    actor.stop();

    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('makes a failure of a port that throws at once', async () => {
    const broken = () => {
      throw new Error('Broken port');
    };

    const actor = createActor(actorFromPort<undefined, void>(broken), { input: undefined });
    const failure = outcome(actor);
    actor.start();

    expect(await failure).toEqual(new Error('Broken port'));
  });

  it('keeps its input out of snapshots, and does not repeat the call when restored', async () => {
    const { port, calls } = heldPort<{ pin: Secret; note: string }, void>();
    const logic = actorFromPort(port);
    const input = { pin: secret('4321'), note: 'private' };
    const before = createActor(logic, { input }).start();
    const written = JSON.stringify(before.getPersistedSnapshot());

    const after = createActor(logic, { snapshot: JSON.parse(written), input });
    const failure = outcome(after);
    after.start();

    expect(written).not.toMatch(/4321|private/);
    expect(await failure).toBeInstanceOf(InterruptedCall);
    expect(calls).toHaveLength(1);
  });
});

describe('missingPort', () => {
  it('rejects with its own name', async () => {
    const actor = createActor(missingPort<undefined, void>('validatePin', 'Checks'), {
      input: undefined,
    });
    const failure = outcome(actor);
    actor.start();

    expect(await failure).toEqual(new Error('The port "validatePin" is not filled'));
  });

  it('tells what it is for; a filled port does not', () => {
    expect(portInfo(missingPort('validatePin', 'Checks'))).toEqual({
      name: 'validatePin',
      purpose: 'Checks',
    });
    expect(portInfo(actorFromPort(async () => undefined))).toBeUndefined();
  });
});
