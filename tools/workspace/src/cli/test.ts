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
      title: 'types of the routes',
      command: ['npm', 'run', 'typegen', '--workspace', '@foyer/web'],
    },
    // Everything in one program: project by project the same declarations are read some forty times.
    { title: 'types', command: ['tsc', '-p', 'tsconfig.all.json'] },
    {
      title: 'unit tests, contract, build',
      command: [
        'nx',
        'run-many',
        '-t',
        'lint:openapi',
        'test',
        'build',
        'dump',
        '--output-style=static',
      ],
    },
    // Knows the projects' borders by the graph that the step above has left.
    { title: 'lint', command: ['oxlint', '--deny-warnings', '.'] },
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
