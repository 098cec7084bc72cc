import { join } from 'node:path/posix';
import { normalizePath } from 'vite';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Outcome, Trial } from './fault.ts';
import { createFaultPlugin } from './fault-plugin.ts';
import { testProjects } from './test-projects.ts';

/** What the tests of a bench run in. */
export interface BenchSettings {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Whose tests it can run: folders with a `vitest.config.ts`, relative to the root. */
  readonly folders: readonly string[];
  /** Ends a trial at the first failing test. */
  readonly stopsAtFirst: boolean;
}

/**
 * Unit tests that stay ready: files are compiled once and each trial only compiles what it changes.
 *
 * @throws Error of Vitest when the projects cannot be set up.
 */
export async function openTestBench({ root, folders, stopsAtFirst }: BenchSettings) {
  const { plugin, place, isLoaded } = createFaultPlugin(root);
  const projects = [...(await testProjects(root, folders, plugin))];
  const vitest = await createVitest(
    {
      config: false,
      root,
      projects,
      watch: false,
      // Nothing of a trial is kept: no snapshot, no order of files, no compiled file, no report.
      update: 'none',
      cache: false,
      fsModuleCache: false,
      reporters: [{}],
      silent: true,
      bail: stopsAtFirst ? 1 : 0,
      maxWorkers: 1,
      sequence: { sequencer: GivenOrder },
      globalSetup: join(normalizePath(root), 'vitest.tidy.ts'),
    },
    {},
  );
  const pathOf = (file: string) => join(normalizePath(root), file);

  const run = async ({ fault, tests }: Trial): Promise<Outcome> => {
    const startedAt = performance.now();
    const found = await vitest.globTestSpecifications(tests.map(pathOf));
    const specifications = tests.flatMap((test) => specificationOf(found, pathOf(test)));
    place(fault);
    if (fault) vitest.invalidateFile(pathOf(fault.file));
    vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const loaded = isLoaded();
    place(undefined);
    if (fault) vitest.invalidateFile(pathOf(fault.file));

    const isRed = (test: string) => {
      const module = testModules.find(({ moduleId }) => moduleId === pathOf(test));
      return module !== undefined && hasFailed(module);
    };
    const red = tests.filter(isRed);
    // An error outside of every test belongs to the run.
    const isBroken = unhandledErrors.length > 0 && red.length === 0;
    return {
      red: isBroken ? tests : red,
      green: isBroken ? [] : tests.filter((test) => !red.includes(test)),
      isLoaded: loaded,
      seconds: (performance.now() - startedAt) / 1000,
    };
  };
  return { run, close: () => vitest.close() };
}

const hasFailed = (module: TestModule) => module.state() === 'failed';

function specificationOf(found: readonly TestSpecification[], path: string): TestSpecification {
  const specification = found.find(({ moduleId }) => moduleId === path);
  if (!specification) throw new Error(`${path} is no test file of the given folders`);
  return specification;
}

/** Runs test files as they were named: those that are nearest to the fault first. */
class GivenOrder {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
