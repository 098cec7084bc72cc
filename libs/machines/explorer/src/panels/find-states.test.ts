import { describe, expect, it } from 'vitest';
import { flatten, machineGraph } from '../diagram/machine-graph.ts';
import { door } from '../testing/doorbell.fixtures.ts';
import { findStates, onlyStates } from './find-states.ts';

const { root } = machineGraph(door.machine);

describe('findStates', () => {
  it.each([
    ['a name', 'BLOCK', ['door.lock.blocked']],
    ['a requirement', 'door-001', ['door.lock.closed']],
    ['an event', 'lamp.dim', ['door.lamp.on']],
    ['a guard', 'isworn', ['door.lock.wrong']],
    ['a call', 'checkCode', ['door.lock.checking']],
    ['nothing yet', ' ', []],
  ])('finds by %s', (_, word, ids) => {
    expect(findStates(root, word)).toEqual(ids);
  });
});

describe('onlyStates', () => {
  it('leaves what was found, with what is around it', () => {
    const left = onlyStates(root, new Set(['door.lock.blocked']));

    expect(left && flatten(left).map(({ id }) => id)).toEqual([
      'door',
      'door.lock',
      'door.lock.blocked',
    ]);
    expect(onlyStates(root, new Set())).toBeUndefined();
  });
});
