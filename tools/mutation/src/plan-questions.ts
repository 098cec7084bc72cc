import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { projectOf, readReachingTests } from './files/reaching-tests.ts';
import { groupBy } from './group-by.ts';
import { findMutants } from './operators/find-mutants.ts';
import type { Question } from './report/verdict.ts';
import type { Bench } from './run/start-bench.ts';

/** Seconds that the tests of one project may take as they are. */
const baselineLimitSeconds = 600;

/** A fault may take so much longer than the tests without it; the rest is for a busy machine. */
const limitSeconds = (baseline: number) => 20 + 5 * baseline;

/** Files of one project, with the tests that need them. */
export interface Plan {
  readonly folder: string;
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

/** Finds out which tests need which of some files. */
export async function readPlans(root: string, files: readonly string[]): Promise<readonly Plan[]> {
  const plans: Plan[] = [];
  for (const [folder, own] of groupBy(files, (file) => projectOf(root, file))) {
    if (folder === undefined) continue;
    plans.push({ folder, tests: await readReachingTests(root, folder, own) });
  }
  return plans;
}

/**
 * The faults of a plan's files, once its tests have passed without any.
 *
 * @returns The tests that fail as they are, where there are any: they can say nothing about a fault.
 */
export async function planQuestions(
  root: string,
  { tests }: Plan,
  bench: Bench,
): Promise<{ questions: readonly (readonly Question[])[] } | { red: readonly string[] }> {
  const all = [...new Set([...tests.values()].flat())];
  const outcome = all.length > 0 ? await bench.run({ tests: all }, baselineLimitSeconds) : noTests;
  if (!outcome || outcome.red.length > 0) return { red: outcome?.red ?? all };
  const limit = limitSeconds(outcome.seconds);
  return {
    questions: [...tests].map(([file, own]) => {
      const source = readFileSync(join(root, file), 'utf8');
      return findMutants(file, source).map((mutant) => ({
        file,
        source,
        mutant,
        tests: own,
        limitSeconds: limit,
      }));
    }),
  };
}

const noTests = { red: [], seconds: 0 };
