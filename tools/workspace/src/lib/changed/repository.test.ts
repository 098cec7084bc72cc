import { globSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { journeysOf } from './areas/area.ts';
import { journeyAreas } from './areas/journey-areas.ts';
import { allEntries, findEntries } from './entries.ts';
import { diskReads } from './graph/disk-reads.ts';
import { matcherOf } from './matcher.ts';
import { neededBy, readModuleGraph } from './module-graph.ts';
import type { ModuleGraph } from './graph/module-graph.types.ts';

const entries = findEntries(root);

let graph: ModuleGraph;

beforeAll(async () => {
  graph = await readModuleGraph(root, allEntries(entries));
});

describe('the areas of journeys', () => {
  it('hold every journey', () => {
    const held = new Set(journeyAreas.flatMap((area) => journeysOf(area, entries.journeys)));

    expect(entries.journeys.filter((journey) => !held.has(journey))).toEqual([]);
  });

  it('name journeys that are there', () => {
    const named = journeyAreas.flatMap(({ journeys }) => journeys);

    expect(
      named.filter((name) => {
        const area = { name: '', sources: [], journeys: [name] };
        return journeysOf(area, entries.journeys).length === 0;
      }),
    ).toEqual([]);
  });

  it.each(journeyAreas)('name sources that are there: $name', ({ sources }) => {
    expect(sources.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([]);
  });

  it('hold everything that the site needs', () => {
    const isHeld = matcherOf(journeyAreas.flatMap(({ sources }) => sources));
    const needed = [...graph.imports.keys()].filter(neededBy(graph, entries.site));

    expect(needed.length).toBeGreaterThan(1000);
    expect(needed.filter((path) => isSource(path) && !isHeld(path))).toEqual([]);
  });
});

describe('the table of what is read from the disk', () => {
  it('holds every module that names a place which cannot be followed', () => {
    expect([...graph.unclear].filter((module) => !diskReads.has(module))).toEqual([]);
  });

  it('holds every module that reads below the root', () => {
    const roots = ['tools/workspace/src/lib/paths.ts', 'tools/media/src/video/paths.ts'];
    const readers = [...graph.imports]
      .filter(([, imported]) => roots.some((path) => imported.includes(path)))
      .map(([module]) => module);

    expect(readers.filter((module) => !diskReads.has(module))).toEqual([]);
  });

  it('names modules and files that are there', () => {
    expect([...diskReads.keys()].filter((module) => !graph.imports.has(module))).toEqual([]);
    expect(
      [...new Set([...diskReads.values()].flat())].filter(
        (glob) => globSync(glob, { cwd: root, exclude: isInstalled }).length === 0,
      ),
    ).toEqual([]);
  });
});

/** What a build makes and what people read make no journey. */
const isSource = matcherOf(['apps/**', 'libs/**', 'tools/*/src/**']);

const isInstalled = (name: string) => name === 'node_modules';
