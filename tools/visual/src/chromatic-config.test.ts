import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { externals } = JSON.parse(read('chromatic.config.json')) as { externals: string[] };
const interfaceLibraries = {
  '@foyer/ui': 'libs/ui/primitives',
  '@foyer/screens': 'libs/ui/screens',
};
const entries = new Map(
  Object.entries(interfaceLibraries).flatMap(([name, folder]) => {
    const { exports } = JSON.parse(read(`${folder}/package.json`)) as {
      exports: Record<string, string>;
    };
    return Object.entries(exports).map(([key, file]) => [
      posix.join(name, key),
      posix.join(folder, file),
    ]);
  }),
);
const isExternal = (path: string) => externals.some((glob) => matchesGlob(path, glob));

const styles = globSync('{libs/**,apps/storybook}/src/**/*.{css,colors,styles}.ts', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** What a file imports from the repository, but types. */
const importsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^(?:import|export) (?!type )[^;]*?'(?<from>[^']+)';/gmu)].flatMap(
    ({ groups }) => {
      const from = groups?.['from'] ?? '';
      if (from.startsWith('.')) return [posix.join(posix.dirname(path), from)];
      return entries.get(from) ?? [];
    },
  );

describe('chromatic.config.json', () => {
  // Styles are run when they are built: what they import is no module of the built page, and Chromatic would miss it.
  it('names what styles import, whose change Chromatic cannot trace', () => {
    const missing = new Set(styles.flatMap(importsOf).filter((path) => !isExternal(path)));

    expect([...missing]).toEqual([]);
  });

  it('names nothing that is not there', () => {
    const empty = externals.filter(
      (glob) => globSync(glob, { cwd: root, exclude: ['**/node_modules/**'] }).length === 0,
    );

    expect(empty).toEqual([]);
  });
});
