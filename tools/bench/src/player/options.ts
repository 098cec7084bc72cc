import { parseArgs } from 'node:util';
import { Refusal } from '@foyer/workspace/say';
import { faultCases, passingFaults } from './link/fault-cases.ts';
import type { Contestant } from './page/open-page.ts';
import type { SuiteName } from './suites/results.types.ts';

/** Every player that can be measured, ours first; what is left out of a run's list is not built. */
const contestants: readonly Contestant[] = [
  { name: 'ours', page: 'ours' },
  { name: 'ours-hls', page: 'ours', query: 'engine=hls' },
  { name: 'shaka', page: 'shaka' },
  { name: 'shaka-hls', page: 'shaka-hls' },
  { name: 'videojs', page: 'videojs' },
  { name: 'videojs10', page: 'videojs10' },
  { name: 'vidstack', page: 'vidstack' },
  { name: 'media-chrome', page: 'media-chrome' },
  { name: 'plyr', page: 'plyr' },
  { name: 'hlsjs', page: 'hlsjs' },
  { name: 'dashjs', page: 'dashjs' },
  { name: 'floor', page: 'floor' },
];

const allSuites: readonly SuiteName[] = ['startup', 'drop', 'faults', 'leak', 'live'];

/** What one run of the bench does. */
export interface BenchOptions {
  suites: readonly SuiteName[];
  runs: number;
  contestants: readonly Contestant[];
  /** Links of the start, in Mbit/s. */
  mbps: readonly number[];
  /** In ms. */
  rtt: number;
  /** The start without seeks and input. */
  isQuick: boolean;
  /** Names of faults. */
  faults: readonly string[];
  /** How many pages of the faults are open at once. */
  jobs: number;
  /** A built page in place of the one that the bench builds; a folder with `index.html`. */
  ours?: string;
  /** Where the figures go, as JSON. */
  out?: string;
}

const list = (text: string, separator = ',') => text.split(separator).map((part) => part.trim());

function chosen<Item>(kind: string, known: ReadonlyMap<string, Item>, wanted: string): Item[] {
  return list(wanted).map((name) => {
    const item = known.get(name);
    if (item === undefined) {
      throw new Refusal(
        `no ${kind} is called "${name}"; there are ${[...known.keys()].join(', ')}.`,
      );
    }
    return item;
  });
}

const byName = (names: readonly string[]) => new Map(names.map((name) => [name, name] as const));

/** `all` of them, those that are `passing` by themselves, or some by name. */
function faultsOf(wanted: string): readonly string[] {
  if (wanted === 'passing') return passingFaults;
  const names = Object.keys(faultCases);
  return wanted === 'all' ? names : chosen('fault', byName(names), wanted);
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Refusal(`--${name} takes numbers above 0, not "${text}".`);
  return number;
}

/**
 * Reads the command's arguments.
 *
 * @throws Refusal for what it does not know.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      suite: { type: 'string', default: 'startup,drop,faults,leak' },
      runs: { type: 'string', default: '3' },
      peers: { type: 'string', default: contestants.map(({ name }) => name).join(',') },
      mbps: { type: 'string', default: '1.5,5,50' },
      rtt: { type: 'string', default: '40' },
      faults: { type: 'string', default: 'passing' },
      jobs: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      ours: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const suites = new Map(allSuites.map((name) => [name, name]));
  return {
    suites: chosen('suite', suites, values.suite),
    runs: positive('runs', values.runs),
    contestants: chosen('player', new Map(contestants.map((one) => [one.name, one])), values.peers),
    mbps: list(values.mbps).map((speed) => positive('mbps', speed)),
    rtt: positive('rtt', values.rtt),
    isQuick: values.quick,
    faults: faultsOf(values.faults),
    jobs: positive('jobs', values.jobs),
    ...(values.ours !== undefined && { ours: values.ours }),
    ...(values.out !== undefined && { out: values.out }),
  };
}
