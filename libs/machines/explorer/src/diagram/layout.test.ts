// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { door } from '../testing/doorbell.fixtures.ts';
import { station } from '../testing/station.fixtures.ts';
import { layOut } from './layout.ts';
import { absoluteNodes, type Box, type PlacedNode } from './layout-boxes.ts';
import { flatten, machineGraph } from './machine-graph.ts';

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const touches = ({ x, y, width, height }: Box, point: { x: number; y: number }) =>
  contains(
    { x: x - 1, y: y - 1, width: width + 2, height: height + 2 },
    { ...point, width: 0, height: 0 },
  );

/** Pairs of which each stands once. */
const pairs = <T>(list: readonly T[]) =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));

async function drawn(target: typeof door) {
  const graph = machineGraph(target.machine);
  const { nodes, edges } = await layOut(graph);
  const placed = absoluteNodes(nodes);
  const byId = new Map(placed.map((node) => [node.id, node]));
  const leaves = placed.filter(({ children }) => children.length === 0);
  return { graph, placed, edges, leaves, byId };
}

describe.each([
  ['a machine of thirty states, nested and parallel', station],
  ['a small parallel machine', door],
])('layOut of %s', (_, target) => {
  it('gives every state a place and every transition a line', async () => {
    const { graph, placed, edges } = await drawn(target);

    expect(placed.map(({ id }) => id)).toEqual(flatten(graph.root).map(({ id }) => id));
    expect(placed.filter(({ width, height }) => width <= 0 || height <= 0)).toEqual([]);
    expect(edges.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  it('keeps states apart that do not hold each other', async () => {
    const { placed } = await drawn(target);
    const holds = (outer: PlacedNode, inner: PlacedNode) => inner.id.startsWith(`${outer.id}.`);

    const overlapping = pairs(placed)
      .filter(([a, b]) => !holds(a, b) && !holds(b, a) && overlap(a, b))
      .map(([a, b]) => `${a.id} and ${b.id}`);

    expect(overlapping).toEqual([]);
  });

  it('draws every state inside the one that holds it', async () => {
    const { placed, byId } = await drawn(target);

    const outside = placed.filter(({ parentId, ...box }) => {
      const parent = parentId === undefined ? undefined : byId.get(parentId);
      return parent && !contains(parent, box);
    });

    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  it('reads from the first state down', async () => {
    const { placed } = await drawn(target);

    const below = placed.filter(
      ({ isInitial, parentId, y }) =>
        isInitial && placed.some((other) => other.parentId === parentId && other.y < y),
    );

    expect(below.map(({ id }) => id)).toEqual([]);
  });

  it('begins and ends every line at its states', async () => {
    const { edges, byId } = await drawn(target);

    const loose = edges.filter(({ source, target: goal, points }) => {
      const [from, to] = [byId.get(source), byId.get(goal)];
      const [first, last] = [points.at(0), points.at(-1)];
      return !(from && to && first && last && touches(from, first) && touches(to, last));
    });

    expect(loose.map(({ id }) => id)).toEqual([]);
  });

  it('writes no words over a state or over other words', async () => {
    const { edges, leaves } = await drawn(target);

    const hidden = edges.flatMap(({ id, label }) =>
      leaves.filter((leaf) => overlap(leaf, label)).map((leaf) => `${id} over ${leaf.id}`),
    );
    const mixed = pairs(edges).filter(([a, b]) => overlap(a.label, b.label));

    // A line of words is 16 px high.
    const tooSmall = edges.filter(({ label, triggers }) => label.height < triggers.length * 16);

    expect(tooSmall.map(({ id }) => id)).toEqual([]);
    expect(hidden).toEqual([]);
    expect(mixed.map(([a, b]) => `${a.id} over ${b.id}`)).toEqual([]);
  });
});

describe('station', () => {
  it('has the thirty states that the layout is held against', () => {
    const states = flatten(machineGraph(station.machine).root).filter(({ parentId }) => parentId);

    expect(states.length).toBeGreaterThanOrEqual(30);
  });
});
