import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { runOptions, unitProjects } from '../../vitest.shared.ts';
import { usesDatabase } from './src/testing/database-tests.ts';

// The tests of the service that use a database, on PostgreSQL: each worker has one, and shares it among files.
const root = fileURLToPath(new URL('../..', import.meta.url));
const areRefusals = Boolean(process.env['TEST_REFUSALS']);
const include = globSync('tools/{backend,api-tests}/src/**/*.test.ts', { cwd: root })
  .filter((test) => usesDatabase(join(root, test)))
  .filter((test) => test.endsWith('.refusals.test.ts') === areRefusals)
  // What it looks for is in the code before the database.
  .filter((test) => !test.includes('/src/fuzz/'))
  // `npm run chaos -- purchases` runs it on PostgreSQL, in a process that is killed.
  .filter((test) => !test.includes('/src/chaos/'));

export default defineConfig({
  test: {
    projects: unitProjects({ environment: 'node', folders: [], root }).map((project) => ({
      ...project,
      test: { ...project.test, name: 'postgres', include, hookTimeout: 60_000 },
    })),
    maxWorkers: 2,
    ...runOptions(`test-results/${areRefusals ? 'postgres-refusals' : 'postgres'}.report.json`),
  },
});
