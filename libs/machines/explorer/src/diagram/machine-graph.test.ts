import { describe, expect, it } from 'vitest';
import { door } from '../testing/doorbell.fixtures.ts';
import { flatten, machineGraph } from './machine-graph.ts';

const { root, edges } = machineGraph(door.machine);
const node = (id: string) => flatten(root).find((candidate) => candidate.id === id);

describe('machineGraph', () => {
  it('nests states as the machine does', () => {
    expect(root).toMatchObject({ id: 'door', kind: 'parallel', parentId: undefined });
    expect(root.children.map(({ id }) => id)).toEqual(['door.lock', 'door.lamp']);
    expect(node('door.lock')?.children).toHaveLength(5);
  });

  it('knows the states entered with their parent; the regions of a parallel one need no mark', () => {
    expect(
      flatten(root)
        .filter(({ isInitial }) => isInitial)
        .map(({ id }) => id),
    ).toEqual(['door.lock.closed', 'door.lamp.off']);
  });

  it('tells what a state is for', () => {
    expect(node('door.lock.closed')).toMatchObject({
      description: 'Waits for a code.',
      requirements: ['DOOR-001'],
    });
  });

  it('draws one edge for all ways from one state to another, in words', () => {
    expect(edges.filter(({ source }) => source === 'door.lock.checking')).toEqual([
      {
        id: 'door.lock.checking > door.lock.open',
        source: 'door.lock.checking',
        target: 'door.lock.open',
        triggers: ['done checkCode [event.output.valid]'],
      },
      {
        id: 'door.lock.checking > door.lock.wrong',
        source: 'door.lock.checking',
        target: 'door.lock.wrong',
        triggers: ['done checkCode [else]'],
      },
      {
        id: 'door.lock.checking > door.lock.closed',
        source: 'door.lock.checking',
        target: 'door.lock.closed',
        triggers: ['error checkCode'],
      },
    ]);
    expect(edges.filter(({ source }) => source === 'door.lock.blocked')[0]?.triggers).toEqual([
      'after penalty',
    ]);
  });

  it('writes on each arrow what it asks, and which one is left', () => {
    const wrong = edges.filter(({ source }) => source === 'door.lock.wrong');

    expect(wrong.map(({ triggers }) => triggers)).toEqual([['always [isWorn]'], ['always [else]']]);
  });

  it('leaves out what leads nowhere else', () => {
    expect(edges.some(({ triggers }) => triggers.includes('lamp.dim'))).toBe(false);
  });
});
