import { parseOptions } from '../parse-options.ts';
import { Refusal } from '../say.ts';

/** What `npm run test:flaky` was asked for. */
export interface FlakyOptions {
  /** How often each journey runs. */
  runs: number;
  /** Whether one core is kept busy meanwhile. */
  busy: boolean;
  /** Only journeys that the change of the working copy can reach. */
  changed: boolean;
  /** Parts of journeys' paths; none means all. */
  journeys: readonly string[];
}

/**
 * Reads `--runs N --busy --changed JOURNEY…`.
 *
 * @throws Refusal when there is no such option, or `--runs` is no count.
 */
export function readFlakyOptions(args: readonly string[]): FlakyOptions {
  const { values, positionals } = parse(args);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Refusal(`--runs ${values.runs} reads like --runs 5.`);
  }
  return { runs, busy: values.busy, changed: values.changed, journeys: positionals };
}

const parse = (args: readonly string[]) =>
  parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      busy: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
    },
  });
