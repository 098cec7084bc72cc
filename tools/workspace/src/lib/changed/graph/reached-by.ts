import { matcherOf } from '../matcher.ts';
import type { ModuleGraph } from './module-graph.types.ts';

/** From an entry to the changed file that it needs, each needing the next. */
export type Chain = readonly string[];

/** The entries that some files can reach, and why: the shortest way from each to one of the files. */
export function reachedBy(
  graph: ModuleGraph,
  changed: readonly string[],
): ReadonlyMap<string, Chain> {
  const importers = importersOf(graph);
  const next = new Map<string, string | undefined>();
  const queue = changed.filter((file) => graph.imports.has(file));
  for (const file of queue) next.set(file, undefined);
  for (const [module, file] of readersOf(graph, changed)) {
    if (next.has(module)) continue;
    next.set(module, file);
    queue.push(module);
  }
  // The queue grows while it is walked, level by level, which makes the ways shortest.
  for (const module of queue) {
    for (const importer of importers.get(module) ?? []) {
      if (next.has(importer)) continue;
      next.set(importer, module);
      queue.push(importer);
    }
  }
  return new Map(
    graph.entries.filter((entry) => next.has(entry)).map((entry) => [entry, wayFrom(entry, next)]),
  );
}

/** Whether some entries need a file: as a module, or because one of their modules reads it. */
export function neededBy(
  { imports, reads }: ModuleGraph,
  entries: readonly string[],
): (file: string) => boolean {
  const needed = new Set(entries);
  // The set grows while it is walked.
  for (const module of needed) for (const path of imports.get(module) ?? []) needed.add(path);
  const isRead = matcherOf([...new Set([...needed].flatMap((module) => reads.get(module) ?? []))]);
  return (file) => needed.has(file) || isRead(file);
}

function wayFrom(entry: string, next: ReadonlyMap<string, string | undefined>): Chain {
  const way = [entry];
  for (let at = next.get(entry); at !== undefined; at = next.get(at)) way.push(at);
  return way;
}

function importersOf({ imports }: ModuleGraph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [module, imported] of imports) {
    for (const path of imported) {
      const known = importers.get(path);
      if (known) known.push(module);
      else importers.set(path, [module]);
    }
  }
  return importers;
}

/** Modules that read a changed file, each with one that it reads. */
function readersOf({ reads }: ModuleGraph, changed: readonly string[]) {
  const globs = new Set([...reads.values()].flat());
  const matched = new Map(
    [...globs].flatMap((glob) => {
      const file = changed.find(matcherOf([glob]));
      return file === undefined ? [] : [[glob, file] as const];
    }),
  );
  return [...reads].flatMap(([module, own]) => {
    const file = own.map((glob) => matched.get(glob)).find((path) => path !== undefined);
    return file === undefined ? [] : [[module, file] as const];
  });
}
