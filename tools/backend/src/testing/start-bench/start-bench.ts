import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres-server.ts';
import { startCost } from './start-cost.ts';

// What a start of the backend costs, in CPU seconds until it is ready: `npm run bench:start`. Runs alternate, for what
// else a machine does weighs on all of them; the middle of the runs counts.
const { values } = parseArgs({
  options: {
    // Another checkout, whose dump and build are made, to compare with.
    with: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});

/** What a checkout starts: its build, where it has one. */
function scriptOf(checkout: string): string {
  const built = join(checkout, 'tools/backend/build/main.js');
  return existsSync(built) ? built : join(checkout, 'tools/backend/src/main.ts');
}

const here = fileURLToPath(new URL('../../../../..', import.meta.url));
const checkouts = [here, ...(values.with ? [resolve(values.with)] : [])].map((checkout) => ({
  script: scriptOf(checkout),
  folder: mkdtempSync(join(tmpdir(), 'foyer-start-')),
}));
const postgres = await Promise.all(checkouts.map(() => startPostgres()));

const asOperator = { MESSAGES_FILE: join(tmpdir(), 'foyer-start-messages.jsonl') };
const asDemo = { CONTROL: '1' };

/** Starts of one kind: the environment for a checkout, made anew before each. */
const kinds: Readonly<Record<string, (index: number) => Record<string, string>>> = {
  ...(postgres.every((server) => server !== undefined) && {
    PostgreSQL: (index: number) => ({
      ...asOperator,
      DATA_DIR: dataFolder(index, 'postgres'),
      DATABASE_URL: postgres[index]?.url ?? '',
    }),
  }),
  'embedded, first start': (index) => ({ ...asOperator, DATA_DIR: freshFolder(index) }),
  'embedded, data there': (index) => ({ ...asOperator, DATA_DIR: dataFolder(index, 'data') }),
  'demo, first start': (index) => ({ ...asDemo, DATA_DIR: freshFolder(index) }),
  'demo, data there': (index) => ({ ...asDemo, DATA_DIR: dataFolder(index, 'demo') }),
};

const dataFolder = (index: number, name: string): string =>
  join(checkouts[index]?.folder ?? '', name);

function freshFolder(index: number): string {
  const folder = dataFolder(index, 'fresh');
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

const middle = (costs: readonly number[]): number =>
  costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? Number.NaN;

const format = (costs: readonly number[]): string =>
  `${middle(costs).toFixed(2)} (${Math.min(...costs).toFixed(2)}–${Math.max(...costs).toFixed(2)})`;

try {
  for (const [kind, envOf] of Object.entries(kinds)) {
    const costs = checkouts.map((): number[] => []);
    // The first round fills folders and databases, and is not counted.
    for (let run = 0; run <= Number(values.runs); run += 1) {
      for (const [index, { script }] of checkouts.entries()) {
        const cost = await startCost(script, envOf(index));
        if (run > 0) costs[index]?.push(cost);
      }
    }
    const [own = [], other] = costs;
    const beside = other && ` beside ${format(other)}: ${(middle(own) / middle(other)).toFixed(2)}`;
    console.log(`${kind.padEnd(22)} ${format(own)} CPU s${beside ?? ''}`);
  }
} finally {
  for (const { folder } of checkouts) rmSync(folder, { recursive: true, force: true });
  await Promise.all(postgres.map((server) => server?.stop()));
}
