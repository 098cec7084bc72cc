import type { TestStep } from './test-step.ts';
import { workspaceScript } from './workspace-script.ts';

/** Unit tests of the service share a database, and with it one worker. */
const serviceFolders = ['tools/backend/', 'tools/api-tests/'];
const isOfService = (file: string) => serviceFolders.some((folder) => file.startsWith(folder));

const vitest = ['vitest', 'run', '--config', 'vitest.units.config.ts'] as const;

/**
 * What `npm test` runs, in the order in which steps are started. docs/testing.md
 *
 * @param browser - Path of the Chromium for browser tests.
 */
export function testSteps(browser: string): readonly TestStep[] {
  const env = { CHROMIUM_PATH: browser };
  return [
    {
      title: 'engines on real media',
      part: 'engines',
      command: workspaceScript('player', 'test:engines'),
      env,
      cores: 0.75,
      isInRealTime: true,
    },
    {
      title: 'types of the routes',
      part: 'static',
      command: workspaceScript('web', 'typegen'),
    },
    {
      title: 'formatting',
      part: 'static',
      command: ['prettier', '--check', '--cache', '--log-level', 'warn', '.'],
    },
    {
      title: 'types',
      part: 'static',
      // Everything in one program: project by project the same declarations are read some forty times.
      command: ['tsc', '-p', 'tsconfig.all.json'],
      after: ['types of the routes'],
    },
    {
      title: 'build',
      part: 'journeys',
      command: ['nx', 'run-many', '-t', 'build', 'dump', '--parallel=1', '--output-style=static'],
      after: ['types of the routes'],
    },
    {
      title: 'graph of projects',
      part: 'static',
      command: ['nx', 'show', 'projects'],
    },
    {
      title: 'lint',
      part: 'static',
      command: ['oxlint', '--deny-warnings', '.'],
      // Without the graph the rule of the projects' borders passes silently.
      after: ['graph of projects'],
    },
    {
      title: 'lint of borders',
      part: 'static',
      command: ['node', 'tools/workspace/src/cli/check-borders.ts'],
      after: ['graph of projects'],
    },
    {
      title: 'contract',
      part: 'static',
      command: workspaceScript('contract', 'lint:openapi'),
    },
    { title: 'unused code', part: 'static', command: ['knip', '--no-progress', '--cache'] },
    {
      title: 'stories',
      part: 'stories',
      command: workspaceScript('storybook', 'test:stories'),
      env,
      files: (file) => file.endsWith('.stories.tsx'),
      canShard: true,
      cores: 1.25,
    },
    {
      title: 'unit tests',
      part: 'units',
      command: [...vitest, '--project=dom*', '--project=node*'],
      files: (file) => !isOfService(file),
      canShard: true,
    },
    {
      title: 'unit tests of the service',
      part: 'units',
      command: [...vitest, '--project=@foyer/*'],
      env: { TEST_REPORT: 'service' },
      files: isOfService,
      canShard: true,
      // The build dumps a filled database, which opens in a quarter of the time.
      after: ['build'],
      // Beside PostgreSQL: alone, each left a part of a core idle.
      cores: 1,
    },
    {
      title: 'the service on PostgreSQL',
      part: 'postgres',
      command: workspaceScript('backend', 'test:postgres'),
      cores: 1,
    },
    {
      title: 'journeys',
      part: 'journeys',
      command: workspaceScript('e2e', 'test:e2e'),
      env,
      files: (file) => !isMeasuring(file),
      canShard: true,
      after: ['build'],
      cores: 2,
    },
    {
      title: 'journeys that measure',
      part: 'journeys',
      command: workspaceScript('e2e', 'test:e2e:measured'),
      // The report of the other journeys stands beside it.
      env: { ...env, TEST_REPORT: 'measured' },
      files: isMeasuring,
      after: ['build'],
      // Nothing runs beside it.
      cores: Number.POSITIVE_INFINITY,
    },
  ];
}

/** Journeys that count, weigh or time have a folder. */
const isMeasuring = (file: string) => file.startsWith('tools/e2e/src/measured/');
