import { dirname } from 'node:path/posix';
import type { ChosenStep, ReachedChange } from './choice.ts';
import { codeFile } from './graph/leaves-plugin.ts';
import { withoutTexts } from './graph/text-reads.ts';
import { matcherOf } from './matcher.ts';
import { type Chain, reachedBy } from './module-graph.ts';
import { sayWhy } from './say-why.ts';
import { isProjectSetting } from './settings-files.ts';

/** What opens the database of a test. */
const testDatabase = 'tools/backend/src/testing/test-database.ts';

/** The tests that the run on PostgreSQL looks at. */
const isOfService = matcherOf(['tools/backend/**', 'tools/api-tests/**']);

/** What the run on PostgreSQL leaves out: it starts services of its own, or is part of the long run. */
const isEmbeddedOnly = matcherOf([
  'tools/backend/src/main.test.ts',
  'tools/backend/src/modules/purchases/purchases.crash.test.ts',
  'tools/api-tests/src/{chaos,fuzz,push}/**',
  'tools/api-tests/src/**/*.refusals.test.ts',
]);

/** Chooses the files of tests that need what changed. */
export function chooseFiles(input: ReachedChange): readonly ChosenStep[] {
  const { change, entries, graph, reached } = input;
  const ofProjects = (kind: readonly string[]): readonly Chain[] =>
    [...change.manifests, ...change.files.filter(isProjectSetting)].flatMap((setting) =>
      kind
        .filter((entry) => entry.startsWith(`${dirname(setting)}/`) && !reached.has(entry))
        .map((entry) => [entry, setting]),
    );
  const units = [...pick(entries.units, reached), ...ofProjects(entries.units)];
  const withDatabase = reachedBy(graph, [testDatabase]);
  return [
    ...partOf('units', units),
    ...partOf(
      'postgres',
      units.filter(
        ([test = '']) => withDatabase.has(test) && isOfService(test) && !isEmbeddedOnly(test),
      ),
    ),
    ...(chooseAll('stories', entries.storySettings, storySettingsReached(input)) ??
      partOf('stories', [...pick(entries.stories, reached), ...ofProjects(entries.stories)])),
    ...(chooseAll('engines', entries.engineSettings, reached) ??
      partOf('engines', enginesReached(input))),
  ];
}

/** A test of an engine shows no text, unless it draws. The names of the player's events look like keys of texts. */
const enginesReached = ({ graph, change, entries, reached }: ReachedChange): readonly Chain[] => [
  ...pick(entries.engines.filter(isDrawn), reached),
  ...pick(
    entries.engines.filter((entry) => !isDrawn(entry)),
    reachedBy(withoutTexts(graph), change.files),
  ),
];

const isDrawn = (path: string): boolean => path.endsWith('.tsx');

/** The ways from some entries to what changed. */
export const pick = (entries: readonly string[], reached: ReadonlyMap<string, Chain>) =>
  entries.map((entry) => reached.get(entry)).filter((chain) => chain !== undefined);

/**
 * What changed below the settings of every story. Texts and what plugins read from the disk are left out: a story that
 * needs them says so.
 */
const storySettingsReached = ({ graph, change }: ReachedChange) =>
  reachedBy(
    { ...graph, reads: new Map() },
    change.files.filter((file) => codeFile.test(file)),
  );

function chooseAll(
  part: ChosenStep['part'],
  settings: readonly string[],
  reached: ReadonlyMap<string, Chain>,
): readonly ChosenStep[] | undefined {
  const [chain] = pick(settings, reached);
  return chain && [{ part, why: `all need ${chain.at(-1)} (${chain.join(' → ')})` }];
}

function partOf(part: ChosenStep['part'], chains: readonly Chain[]): readonly ChosenStep[] {
  if (chains.length === 0) return [];
  const only = [...new Set(chains.map(([entry = '']) => entry))].toSorted();
  return [{ part, only, why: sayWhy(chains) }];
}
