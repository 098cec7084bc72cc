import type { TestStep } from './test-step.ts';
import { workspaceScript } from './workspace-script.ts';

/**
 * What `npm run test:long` runs: what takes too long for every change. docs/testing.md
 *
 * @param browser - Path of the Chromium for browser tests.
 */
export function longSteps(browser: string): readonly TestStep[] {
  const env = { CHROMIUM_PATH: browser };
  return [
    {
      title: 'build',
      part: 'journeys',
      command: ['nx', 'run-many', '-t', 'build', 'dump', '--parallel=1', '--output-style=static'],
    },
    {
      title: 'long browser journeys',
      part: 'journeys',
      command: workspaceScript('e2e', 'test:e2e:long'),
      env,
      after: ['build'],
    },
    {
      title: 'advertising files',
      part: 'journeys',
      command: workspaceScript('conformance', 'conformance:ads'),
      env,
    },
    {
      title: 'live media for ten minutes',
      part: 'journeys',
      command: workspaceScript('backend', 'soak'),
    },
    {
      title: 'refusals of the service on PostgreSQL',
      part: 'postgres',
      command: workspaceScript('backend', 'test:postgres:refusals'),
    },
    {
      title: 'purchases under faults',
      part: 'units',
      command: workspaceScript('api-tests', 'chaos:purchases'),
      after: ['build'],
      cores: 2,
    },
    {
      title: 'made-up requests',
      part: 'units',
      command: workspaceScript('api-tests', 'test:fuzz'),
      env: { FUZZ_REQUESTS: '50000' },
    },
    {
      title: 'every story in every label',
      part: 'stories',
      command: workspaceScript('storybook', 'test:stories'),
      env: { ...env, STORY_SCOPE: 'all' },
      cores: 2,
    },
    {
      title: 'named faults',
      part: 'units',
      command: workspaceScript('mutation', 'named'),
      cores: 2,
    },
    {
      title: 'faults in changed machines and rules',
      part: 'units',
      command: workspaceScript('mutation', 'machines'),
      cores: 2,
    },
  ];
}
