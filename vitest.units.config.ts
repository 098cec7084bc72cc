import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { runOptions, unitProjects, type UnitEnvironment } from './vitest.shared.ts';

// All unit tests in one run: project by project, Vitest is started forty times and transforms the same sources again.
const root = fileURLToPath(new URL('.', import.meta.url));

const configs = await Promise.all(
  globSync('{apps,libs,tools}/{*,*/*}/vitest.config.ts', { cwd: root }).map(async (file) => {
    const { default: config } = (await import(`${root}${file}`)) as {
      default: { test: { environment: UnitEnvironment; maxWorkers?: number } };
    };
    return { folder: dirname(file), ...config.test };
  }),
);

const foldersOf = (environment: UnitEnvironment) =>
  configs
    .filter((config) => config.environment === environment && config.maxWorkers === undefined)
    .map(({ folder }) => folder);

const projects: TestProjectConfiguration[] = (['happy-dom', 'node'] as const).flatMap(
  (environment) => unitProjects({ environment, folders: foldersOf(environment), root }),
);

export default defineConfig({
  test: {
    projects: [
      ...projects,
      // Those that share a database say themselves how many workers they bear.
      ...configs.filter(({ maxWorkers }) => maxWorkers !== undefined).map(({ folder }) => folder),
    ],
    ...runOptions(`test-results/${process.env['TEST_REPORT'] ?? 'unit'}.report.json`),
  },
});
