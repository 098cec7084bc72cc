import { describe, expect, it } from 'vitest';
import { door } from '../testing/doorbell.fixtures.ts';
import { station } from '../testing/station.fixtures.ts';
import { around, foldable, foldGraph } from './fold-graph.ts';
import { flatten, machineGraph } from './machine-graph.ts';

const graph = machineGraph(station.machine);

describe('foldGraph', () => {
  it('hides what is in a folded state, and leads its arrows to it', () => {
    const { root, edges } = foldGraph(graph, new Set(['station.live.air', 'station.live.signal']));

    const ids = flatten(root).map(({ id }) => id);
    expect(ids).toContain('station.live.air');
    expect(ids.filter((id) => id.startsWith('station.live.air.'))).toEqual([]);
    expect(edges.filter(({ source }) => source === 'station.live.signal')).toEqual([
      {
        id: 'station.live.signal > station.broken',
        source: 'station.live.signal',
        target: 'station.broken',
        triggers: ['signal.lost'],
      },
    ]);
    expect(edges.some(({ source }) => source === 'station.live.air')).toBe(false);
  });

  it('leaves the machine as it is while nothing is folded', () => {
    expect(foldGraph(graph, new Set())).toEqual(graph);
  });
});

describe('around', () => {
  it('lists what holds a state, outermost first', () => {
    expect(around(graph.root, 'station.live.phone.held.spoken').map(({ id }) => id)).toEqual([
      'station',
      'station.live',
      'station.live.phone',
      'station.live.phone.held',
    ]);
  });
});

describe('foldable', () => {
  it('is every state that holds others', () => {
    expect(foldable(machineGraph(door.machine).root)).toEqual(['door.lock', 'door.lamp']);
  });
});
