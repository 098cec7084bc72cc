import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { door } from '../testing/doorbell.fixtures.ts';
import { station } from '../testing/station.fixtures.ts';
import { replay } from './explorer-session.ts';
import { shortestPath } from './shortest-path.ts';

describe('shortestPath', () => {
  it('leads to the state by the fewest steps', () => {
    const path = shortestPath(door, { given: 'strict' }, 'door.lock.open');

    expect(path?.steps).toHaveLength(2);
    expect(path && replay(door, path).snapshot.value).toEqual({ lock: 'open', lamp: 'off' });
  });

  it('counts by the input that it starts from', () => {
    expect(shortestPath(door, { given: 'strict' }, 'door.lock.blocked')?.steps).toHaveLength(4);
    expect(shortestPath(door, { given: 'lenient' }, 'door.lock.blocked')?.steps).toHaveLength(10);
  });

  it('needs no step to a state that is active at the start', () => {
    expect(shortestPath(door, { given: 'strict' }, 'door.lamp.off')?.steps).toEqual([]);
  });

  it('finds nothing where no way leads', () => {
    expect(shortestPath(door, { given: 'strict' }, 'door.lock.nowhere')).toBeUndefined();
  });

  it('starts from a recorded input as well', () => {
    const start = { value: { maxTries: 1 } };

    expect(shortestPath(door, start, 'door.lock.blocked')?.steps).toHaveLength(2);
  });

  it('finds its way through nested and parallel states, by events with payloads and by timers', () => {
    const path = shortestPath(station, { given: 'day' }, 'station.live.air.show.talking.crowd');

    expect(path?.steps.map((step) => ('event' in step ? step.event.type : step.kind))).toEqual([
      'power.toggle',
      'answer',
      'show.start',
      'time',
      'call.answer',
      'call.ring',
    ]);
  });

  it('ends in a machine without an end', () => {
    const machine = setup({ types: {} as { context: { count: number } } }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'counting',
      states: {
        counting: {
          on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
        },
        never: {},
      },
    });
    const counter = {
      machine,
      events: {},
      inputs: { start: undefined },
      examples: [{ type: 'add' }],
    };

    expect(shortestPath(counter, { given: 'start' }, 'counter.never')).toBeUndefined();
  });
});
