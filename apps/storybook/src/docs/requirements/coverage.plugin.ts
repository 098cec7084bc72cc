import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCoverage, sources } from './read-coverage.ts';

const emptyModule = fileURLToPath(new URL('coverage-data.ts', import.meta.url));

/** Fills `coverage` from the requirements, the tests and the decisions of the repository, as they are at the build. */
export const coveragePlugin = (): Plugin => ({
  name: 'foyer:requirement-coverage',
  load(id) {
    if (id !== emptyModule) return undefined;
    this.addWatchFile(sources.list);
    return `export const coverage = ${JSON.stringify(readCoverage())};`;
  },
});
