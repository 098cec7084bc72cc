import { parseArgs } from 'node:util';
import { Refusal } from '@foyer/workspace/say';
import { benchPages, type BenchPage } from './pages.ts';

/** What one run of the bench does. */
export interface WebBenchOptions {
  parts: ReadonlySet<'visits' | 'weights' | 'rates'>;
  pages: readonly BenchPage[];
  /** Visits of each page, and rounds of each server. @default each condition's visits, and three rounds */
  runs?: number;
  /** Of one server in one round. */
  seconds: number;
  connections: number;
  /** Folder of another checkout, whose built site is measured in place of this one's. */
  site?: string;
}

const parts = ['visits', 'weights', 'rates'] as const;

function chosen<Item>(option: string, known: ReadonlyMap<string, Item>, wanted: string): Item[] {
  return wanted.split(',').map((name) => {
    const item = known.get(name.trim());
    if (item !== undefined) return item;
    throw new Refusal(`--${option} takes ${[...known.keys()].join(', ')}, not "${name}".`);
  });
}

function positive(option: string, text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new Refusal(`--${option} takes numbers above 0, not "${text}".`);
}

/**
 * Reads the command's arguments.
 *
 * @throws Refusal for what it does not know.
 */
export function readOptions(args: readonly string[]): WebBenchOptions {
  const pages = new Map(benchPages.map((page) => [page.name, page]));
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string', default: parts.join(',') },
      pages: { type: 'string', default: [...pages.keys()].join(',') },
      runs: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '10' },
      site: { type: 'string' },
    },
  });
  return {
    parts: new Set(chosen('part', new Map(parts.map((part) => [part, part])), values.part)),
    pages: chosen('pages', pages, values.pages),
    ...(values.runs !== undefined && { runs: positive('runs', values.runs) }),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
    ...(values.site !== undefined && { site: values.site }),
  };
}
