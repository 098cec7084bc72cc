import { describe, expect, it } from 'vitest';
import { door } from '../testing/doorbell.fixtures.ts';
import { layOut } from './layout.ts';
import { machineGraph } from './machine-graph.ts';
import { svgText } from './svg-text.tsx';

describe('svgText', () => {
  it('is a picture of every state and of the words on every arrow', async () => {
    const diagram = await layOut(machineGraph(door.machine));

    const text = svgText(diagram, new Set(['door', 'door.lamp.on']));
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');

    const words = [...picture.querySelectorAll('text, tspan')].map(
      ({ textContent }) => textContent,
    );
    expect(picture.documentElement.localName).toBe('svg');
    expect(words).toEqual(
      expect.arrayContaining(['door', '▸ closed', 'blocked', 'always [isWorn]']),
    );
    expect(picture.querySelectorAll('path[marker-end]')).toHaveLength(diagram.edges.length);
  });
});
