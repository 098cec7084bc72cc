import { describe, expect, it } from 'vitest';
import { door } from '../testing/doorbell.fixtures.ts';
import { flatten, machineGraph } from './machine-graph.ts';
import { middleOf } from './middle-of.ts';

const places: Record<string, { x: number; y: number }> = {
  door: { x: 0, y: 0 },
  'door.lock': { x: 10, y: 20 },
  'door.lock.closed': { x: 5, y: 5 },
  'door.lamp': { x: 210, y: 20 },
  'door.lamp.off': { x: 5, y: 5 },
};
const nodes = flatten(machineGraph(door.machine).root).map((node) => ({
  ...node,
  ...(places[node.id] ?? { x: 0, y: 0 }),
  width: 100,
  height: 30,
}));

describe('middleOf', () => {
  it('adds up the places of a state and of all around it', () => {
    expect(middleOf(nodes, new Set(['door', 'door.lock', 'door.lock.closed']))).toEqual({
      x: 65,
      y: 40,
    });
  });

  it('stands between states that are active side by side', () => {
    const active = ['door', 'door.lock', 'door.lock.closed', 'door.lamp', 'door.lamp.off'];

    expect(middleOf(nodes, new Set(active))).toEqual({ x: 165, y: 40 });
  });
});
