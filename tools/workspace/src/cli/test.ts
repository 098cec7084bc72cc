import { ensureBrowser } from '../lib/browser.ts';
import { run } from '../lib/processes.ts';
import { runCommand, say } from '../lib/say.ts';
import { clearReports, countTests } from '../lib/test-report.ts';

/** One part of `npm test`: what it shows when it fails. */
interface Step {
  title: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
}

// `npm test`: everything that must hold before a change lands. Design §7.
await runCommand(async () => {
  const CHROMIUM_PATH = await ensureBrowser();
  say(`browser tests use ${CHROMIUM_PATH}`);
  const steps: readonly Step[] = [
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
      title: 'browser journeys and budgets',
      command: ['npm', 'run', 'test:e2e', '--workspace', '@foyer/e2e'],
      env: { CHROMIUM_PATH },
    },
  ];

  await clearReports();
  const failed: string[] = [];
  for (const { title, command, env } of steps) {
    const startedAt = Date.now();
    say(`${title}…`);
    const [program, ...args] = command;
    const code = await run(program, args, env);
    say(
      `${title}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - startedAt) / 1000)} s)`,
    );
    if (code !== 0) failed.push(title);
  }

  const count = await countTests();
  if (failed.length > 0) {
    say(`failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
  // A step that fails without a failing test (types, lint, formatting) counts as one.
  console.log(`${count.passed} passed, ${Math.max(count.failed, failed.length)} failed`);
});
