import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { missingPort } from '../port.ts';
import { type Secret, secret } from '@foyer/secret';
import { coverPaths } from './cover-paths.ts';

type DoorEvent = { type: 'door.open'; key: Secret } | { type: 'door.close' };

interface Overrides {
  onError?: 'ajar' | null;
  remember?: (key: Secret) => unknown;
  after?: boolean;
}

const door = ({ onError = 'ajar', remember = () => undefined, after = true }: Overrides = {}) =>
  setup({
    types: {} as { context: { noted: unknown; opened: number }; events: DoorEvent },
    actors: { turnKey: missingPort<undefined, { fits: boolean }>('turnKey', 'Turns the key') },
    guards: { fits: (_, answer: { fits: boolean }) => answer.fits },
  }).createMachine({
    id: 'door',
    context: { noted: undefined, opened: 0 },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'door.open': {
            target: 'turning',
            actions: assign({ noted: ({ event }) => remember(event.key) }),
          },
        },
      },
      turning: {
        invoke: {
          src: 'turnKey',
          onDone: [
            {
              guard: { type: 'fits', params: ({ event }) => event.output },
              target: 'open',
              actions: assign({ opened: ({ context }) => context.opened + 1 }),
            },
            { target: 'closed' },
          ],
          ...(onError && { onError }),
        },
      },
      ajar: { always: 'closed' },
      open: { on: { 'door.close': 'closed' }, ...(after && { after: { 1000: 'closed' } }) },
      walled: { on: { 'door.close': 'closed' } },
    },
  });

const plan = {
  inputs: [undefined],
  events: [{ type: 'door.open' as const, key: secret('s3same') }, { type: 'door.close' as const }],
  calls: { turnKey: { answers: [{ fits: true }, { fits: false }] } },
  summarise: ({ noted, opened }: { noted: unknown; opened: number }) => [
    noted,
    Math.min(opened, 2),
  ],
  unreachable: {
    'door.walled': 'Nothing leads there',
    'door.walled: door.close': 'Nothing leads there',
  },
};

describe('coverPaths', () => {
  it('counts what the paths use, and needs a reason for the rest', () => {
    expect(coverPaths(door(), plan)).toEqual({
      paths: 1,
      states: '4/5',
      events: '2/3',
      branches: '2/2',
      always: '1/1',
      after: '1/1',
      done: '2/2',
      error: '1/1',
    });
  });

  it('names what is not covered', () => {
    const run = () => coverPaths(door(), { ...plan, unreachable: { 'door.walled': 'Walled' } });

    expect(run).toThrow('not covered: door.walled: door.close');
  });

  it('names a branch that no answer leads to', () => {
    const calls = { turnKey: { answers: [{ fits: true }] } };

    expect(() => coverPaths(door(), { ...plan, calls })).toThrow(
      'not covered: door.turning: done turnKey 2/2',
    );
  });

  it('refuses a reason for what is covered', () => {
    const unreachable = { ...plan.unreachable, 'door.open': 'Never opens' };

    expect(() => coverPaths(door(), { ...plan, unreachable })).toThrow(
      'covered or unknown, but said to be unreachable: door.open',
    );
  });

  it('fails when an error of a call is not handled', () => {
    const machine = door({ onError: null });

    expect(() => coverPaths(machine, plan)).toThrow('the machine failed');
  });

  it('fails when a secret stands in a snapshot', () => {
    const machine = door({ remember: (key) => `Key ${key.reveal()}.` });

    expect(() => coverPaths(machine, plan)).toThrow('a secret stands in');
  });

  it('takes no group of a random key for a secret, and finds a secret key', () => {
    const key = '0c1d2e3f-4321-4a5b-8c6d-7e8f90a1b2c3';
    const machine = door({ remember: () => key });
    const hiding = (hidden: string) => ({
      ...plan,
      events: [
        { type: 'door.open' as const, key: secret(hidden) },
        { type: 'door.close' as const },
      ],
    });

    expect(() => coverPaths(machine, hiding('4321'))).not.toThrow();
    expect(() => coverPaths(machine, hiding(key))).toThrow('a secret stands in');
  });

  it('fails when the context is not JSON-safe', () => {
    const machine = door({ remember: () => new Map() });

    expect(() => coverPaths(machine, plan)).toThrow('context.noted is not JSON-safe');
  });

  it('gives up an endless walk', () => {
    const { inputs, events, calls } = plan;

    expect(() => coverPaths(door(), { inputs, events, calls, limit: 100 })).toThrow(
      'limit exceeded',
    );
  });

  it('leaves the machine itself as it was', () => {
    const machine = door();
    const before = machine.root.states['closed']?.entry.length;

    coverPaths(machine, plan);

    expect(machine.root.states['closed']?.entry.length).toBe(before);
  });
});
