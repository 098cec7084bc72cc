import { ensureBrowser } from '../lib/browser.ts';
import { runCommand, say } from '../lib/say.ts';
import { runSteps } from '../lib/test-steps.ts';

// `npm test`: everything that must hold before a change lands. Design §7.
await runCommand(async () => {
  const CHROMIUM_PATH = await ensureBrowser();
  say(`browser tests use ${CHROMIUM_PATH}`);
  await runSteps([
    { title: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    {
      title: 'types, lint, unit tests, contract, build',
      command: [
        'nx',
        'run-many',
        '-t',
        'typecheck',
        'lint',
        'lint:openapi',
        'test',
        'build',
        'dump',
        '--output-style=static',
      ],
    },
    {
      title: 'the service on PostgreSQL',
      command: ['nx', 'run-many', '-t', 'test:postgres', '--parallel=1', '--output-style=static'],
    },
    { title: 'unused code', command: ['knip', '--no-progress'] },
    {
      title: 'stories',
      command: ['npm', 'run', 'test:stories', '--workspace', '@foyer/storybook'],
      env: { CHROMIUM_PATH },
    },
    {
      title: 'stories in the other label',
      command: ['npm', 'run', 'test:stories', '--workspace', '@foyer/storybook'],
      env: { CHROMIUM_PATH, STORY_LABEL: 'alternate' },
    },
    {
      title: 'engines on real media',
      command: ['npm', 'run', 'test:engines', '--workspace', '@foyer/player'],
      env: { CHROMIUM_PATH },
    },
    {
      title: 'browser journeys and budgets',
      command: ['npm', 'run', 'test:e2e', '--workspace', '@foyer/e2e'],
      env: { CHROMIUM_PATH },
    },
  ]);
});
