import { describe, expect, it } from 'vitest';
import { door } from '../testing/doorbell.fixtures.ts';
import { layOut } from './layout.ts';
import { boxOf, followedState, isInSight, wholeZoom } from './place-in-sight.ts';
import { machineGraph } from './machine-graph.ts';

const graph = machineGraph(door.machine);

describe('followedState', () => {
  it('is the active state of the region with the most states, not a place between regions', () => {
    const active = new Set(['door', 'door.lamp', 'door.lamp.on', 'door.lock', 'door.lock.wrong']);

    expect(followedState(graph.root, active)).toBe('door.lock.wrong');
  });

  it('is the machine itself where no state is active', () => {
    expect(followedState(graph.root, new Set())).toBe('door');
  });
});

describe('isInSight', () => {
  const box = { x: 100, y: 100, width: 50, height: 20 };

  it('asks for the whole of a box', () => {
    expect(isInSight(box, { transform: [0, 0, 1], width: 150, height: 120 })).toBe(true);
    expect(isInSight(box, { transform: [0, 0, 1], width: 149, height: 120 })).toBe(false);
    expect(isInSight(box, { transform: [-101, 0, 1], width: 150, height: 120 })).toBe(false);
  });

  it('goes by the zoom', () => {
    expect(isInSight(box, { transform: [0, 0, 0.5], width: 75, height: 60 })).toBe(true);
  });
});

describe('wholeZoom', () => {
  it('is that at which the longer side just fits', async () => {
    const { nodes } = await layOut(graph);
    const { width = 1, height = 1 } = boxOf(nodes, 'door') ?? {};

    expect(wholeZoom(nodes, { transform: [0, 0, 1], width: width / 2, height })).toBe(0.5);
  });
});
