import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { appMachine, createAppMachine } from './app.machine.ts';

describe('appMachine', () => {
  it('gives a visitor a demo session', async () => {
    const createDemoSession = vi.fn().mockResolvedValue({});
    const actor = createActor(createAppMachine({ createDemoSession }), {
      input: { hasSession: false },
    }).start();

    await waitFor(actor, (state) => state.matches('running'));

    expect(createDemoSession).toHaveBeenCalledOnce();
  });

  it('keeps the session that the browser came with', () => {
    const createDemoSession = vi.fn();
    const actor = createActor(createAppMachine({ createDemoSession }), {
      input: { hasSession: true },
    }).start();

    expect(actor.getSnapshot().value).toBe('running');
    expect(createDemoSession).not.toHaveBeenCalled();
  });

  it('asks again with growing pauses while the service is away', async () => {
    const clock = new SimulatedClock();
    const createDemoSession = vi.fn().mockRejectedValue(new Error('No connection'));
    const actor = createActor(createAppMachine({ createDemoSession }), {
      input: { hasSession: false },
      clock,
    }).start();
    const isWaiting = () => waitFor(actor, (state) => state.matches('waiting'));

    await isWaiting();
    clock.increment(999);
    expect(createDemoSession).toHaveBeenCalledTimes(1);
    clock.increment(1);
    expect(createDemoSession).toHaveBeenCalledTimes(2);
    await isWaiting();
    clock.increment(1999);
    expect(createDemoSession).toHaveBeenCalledTimes(2);
    clock.increment(1);
    expect(createDemoSession).toHaveBeenCalledTimes(3);
  });

  it('uses every state and transition on its generated paths', () => {
    coverPaths(appMachine, {
      inputs: [{ hasSession: true }, { hasSession: false }],
      events: [],
      calls: { createDemoSession: { answers: [{}] } },
      summarise: ({ hasSession, attempts }) => [hasSession, Math.min(attempts, 2)],
    });
  });
});
