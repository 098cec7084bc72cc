import { parseOptions } from '@foyer/workspace/parse-options';
import { Refusal } from '@foyer/workspace/say';

export const suiteNames = ['first-frame', 'pings', 'leak', 'faults', 'blocker', 'site'] as const;
/** A part of the bench. */
export type SuiteName = (typeof suiteNames)[number];

/** What one run of the bench does. */
export interface AdBenchOptions {
  suites: readonly SuiteName[];
  /** How often each time is taken. */
  runs: number;
}

const isSuite = (name: string): name is SuiteName => suiteNames.some((suite) => suite === name);

/** @throws Refusal for what is no option of the bench. */
export function readOptions(args: readonly string[]): AdBenchOptions {
  const { values } = parseOptions({
    args: [...args],
    options: {
      suites: { type: 'string', default: suiteNames.join(',') },
      runs: { type: 'string', default: '5' },
    },
  });
  const suites = values.suites.split(',').map((name) => {
    if (!isSuite(name))
      throw new Refusal(`there is no suite ${name}; say ${suiteNames.join(', ')}.`);
    return name;
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Refusal('say a whole number of runs.');
  return { suites, runs };
}
