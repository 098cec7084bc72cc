import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ownWorkerReasons } from './vitest.own-worker.ts';

/** `happy-dom` for components and views, `node` for everything else. */
export type UnitEnvironment = 'node' | 'happy-dom';

/** Where unit tests stand, and what they run in. */
interface UnitTests {
  environment: UnitEnvironment;
  /** Folders with a `src`, relative to the root. */
  folders: readonly string[];
  /** Absolute. */
  root: string;
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const repository = fileOf('.');
const testFiles = 'src/**/*.test.{ts,tsx}';
const report = process.env['TEST_REPORT'] ?? 'unit';

/** Longest time one test or hook may take, in milliseconds; a limit is for what hangs. */
const timeoutMs = 30_000;

/** Replaces modules for the whole worker, so another file would get the replaced ones or be the first to load them. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/u;

/** What every unit test of the repository is run with. */
const unitOptions = {
  setupFiles: [fileOf('vitest.patience.ts'), fileOf('vitest.clean-page.ts')],
  expect: { poll: { timeout: 10_000 } },
  testTimeout: timeoutMs,
  hookTimeout: timeoutMs,
  restoreMocks: true,
  // Its sources import each other as only bundlers can.
  server: { deps: { inline: [/@dailymotion\/vast-client\/src/] } },
};

/**
 * Unit tests as Vitest projects. Files share workers, and with them the environment and what they import, which takes a
 * third of the time; those that cannot share get a worker each.
 */
export function unitProjects({
  environment,
  folders,
  root,
}: UnitTests): TestProjectInlineConfiguration[] {
  const include = folders.map((folder) => join(folder, testFiles));
  const alone = globSync(include, { cwd: root }).filter((file) => needsOwnWorker(join(root, file)));
  const name = environment === 'node' ? 'node' : 'dom';
  const plugins = () => (environment === 'node' ? [] : [vanillaExtractPlugin()]);
  const shared: TestProjectInlineConfiguration = {
    root,
    plugins: plugins(),
    test: { ...unitOptions, name, environment, include, exclude: alone, isolate: false },
  };
  if (alone.length === 0) return [shared];
  const isolated = { name: `${name}, a worker each`, environment, include: alone, isolate: true };
  return [shared, { root, plugins: plugins(), test: { ...unitOptions, ...isolated } }];
}

function needsOwnWorker(file: string): boolean {
  const path = file.slice(repository.length);
  return ownWorkerReasons.has(path) || replacesModules.test(readFileSync(file, 'utf8'));
}

/** The one Vitest setup of the repository; a project's config names what its tests run in. */
export function defineProject({ environment }: Pick<UnitTests, 'environment'>) {
  const projects = unitProjects({ environment, folders: ['.'], root: process.cwd() });
  const run = runOptions(`test-results/${report}.report.json`);
  const [shared, isolated] = projects;
  if (isolated || !shared) return defineConfig({ test: { environment, projects, ...run } });
  // One project needs no name; Vitest takes that of the package.
  const { name: _, ...test } = shared.test ?? {};
  return defineConfig({ plugins: shared.plugins ?? [], test: { ...test, ...run } });
}

/**
 * What belongs to a run and not to a project.
 *
 * @param outputFile - `npm test` adds these up. A second run of the same files, on another database, names another.
 */
export const runOptions = (outputFile: string) => ({
  globalSetup: fileOf('vitest.tidy.ts'),
  passWithNoTests: false,
  reporters: ['default', ['json', { outputFile }]] as ['default', ['json', object]],
});
