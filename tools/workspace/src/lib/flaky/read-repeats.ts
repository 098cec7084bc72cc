/** The part of Playwright's report that says how each repetition ended. */
export interface RepeatedReport {
  suites: readonly Suite[];
}

interface Suite {
  title: string;
  suites?: readonly Suite[];
  specs?: readonly Spec[];
}

interface Spec {
  title: string;
  file: string;
  tests: readonly { projectName: string; results: readonly Result[] }[];
}

interface Result {
  status: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted';
  duration: number;
  error?: { message?: string };
}

/** How the repetitions of one journey ended. */
export interface Repeats {
  name: string;
  runs: number;
  failed: number;
  /** Of the middle run. */
  seconds: number;
  /** First lines of the failures, each once. */
  reasons: readonly string[];
}

/** Adds up the repetitions of each journey, the slowest first. */
export function readRepeats({ suites }: RepeatedReport): readonly Repeats[] {
  const results = suites.flatMap((suite) => resultsOf(suite, []));
  const names = [...new Set(results.map(({ name }) => name))];
  return names
    .map((name) =>
      repeatsOf(
        name,
        results.filter((result) => result.name === name),
      ),
    )
    .toSorted(slowestFirst);
}

type NamedResult = Result & { name: string };

function resultsOf({ suites = [], specs = [] }: Suite, above: readonly string[]): NamedResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const name = [`${file} (${projectName})`, ...above, title].join(' › ');
      return results.map((result) => ({ ...result, name }));
    }),
  );
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, [...above, ...titleOf(suite)]))];
}

/** The outermost suites are files, whose name every spec has anyway. */
const titleOf = ({ title }: Suite) => (title.endsWith('.ts') ? [] : [title]);

function repeatsOf(name: string, results: readonly NamedResult[]): Repeats {
  const ran = results.filter(({ status }) => status !== 'skipped');
  const failed = ran.filter(({ status }) => status !== 'passed');
  const durations = ran.map(({ duration }) => duration).toSorted((a, b) => a - b);
  const reasons = failed.map(({ status, error }) => error?.message?.split('\n')[0] ?? status);
  return {
    name,
    runs: ran.length,
    failed: failed.length,
    seconds: (durations[Math.floor(durations.length / 2)] ?? 0) / 1000,
    reasons: [...new Set(reasons)],
  };
}

const slowestFirst = (one: Repeats, other: Repeats) => other.seconds - one.seconds;
