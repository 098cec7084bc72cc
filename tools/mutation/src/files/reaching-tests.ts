import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { reachedBy, readModuleGraph } from '@foyer/workspace/module-graph';

/** Folder of the project whose unit tests a file belongs to, relative to the root; nothing outside of all. */
export function projectOf(root: string, file: string): string | undefined {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(root, folder, 'vitest.config.ts'))) return folder;
  }
  return undefined;
}

/**
 * The test files of a project that need each of some files, the nearest first.
 *
 * @param root - Absolute path of the repository.
 */
export async function readReachingTests(
  root: string,
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tests = globSync(`${folder}/src/**/*.test.{ts,tsx}`, { cwd: root }).toSorted();
  const graph = await readModuleGraph(root, tests);
  return new Map(
    files.map((file) => {
      const chains = [...reachedBy(graph, [file])];
      chains.sort(([, one], [, other]) => one.length - other.length);
      return [file, chains.map(([test]) => test)];
    }),
  );
}

/**
 * Whether a test describes a machine and judges nothing: the README that is written from it, the number of its paths.
 * It turns red at every fault, and is mended by writing the new description.
 */
export const isDescription = (test: string): boolean => /\.(?:paths|readme)\.test\.ts$/u.test(test);
