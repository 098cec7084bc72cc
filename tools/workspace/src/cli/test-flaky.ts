import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.ts';
import { chooseForChange } from '../lib/changed/choose-for-change.ts';
import { busyCore } from '../lib/flaky/busy-core.ts';
import { readFlakyOptions } from '../lib/flaky/flaky-options.ts';
import { readRepeats, type RepeatedReport } from '../lib/flaky/read-repeats.ts';
import { root } from '../lib/paths.ts';
import { run } from '../lib/processes.ts';
import { runCommand, say } from '../lib/say.ts';
import { workspaceScript } from '../lib/steps/workspace-script.ts';

const slowestShown = 10;

// `npm run test:flaky`: journeys several times, beside a busy core if asked; what fails once is not stable. docs/testing.md
await runCommand(async () => {
  const { runs, busy, changed, journeys: named } = readFlakyOptions(process.argv.slice(2));
  const journeys = changed ? [...named, ...(await changedJourneys())] : named;
  if (changed && journeys.length === 0) return say('no journey is reached by what changed');
  const CHROMIUM_PATH = await ensureBrowser();
  const build = await run('nx', ['run-many', '-t', 'build', 'dump', '--output-style=static']);
  if (build !== 0) throw new Error('The site does not build');

  const release = busy ? busyCore() : () => undefined;
  const [program, ...args] = workspaceScript('e2e', 'test:e2e');
  const env = { CHROMIUM_PATH, TEST_REPORT: 'flaky' };
  const code = await run(program, [...args, `--repeat-each=${runs}`, ...journeys], env);
  release();

  const file = join(root, 'tools/e2e/test-results/flaky.report.json');
  const repeats = readRepeats(JSON.parse(await readFile(file, 'utf8')) as RepeatedReport);
  say(`the slowest of ${repeats.length}, in seconds of the middle run:`);
  for (const { name, seconds } of repeats.slice(0, slowestShown)) {
    console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`);
  }
  const unstable = repeats.filter(({ failed }) => failed > 0);
  for (const { name, failed, runs: all, reasons } of unstable) {
    console.log(`failed ${failed} of ${all}: ${name}\n  ${reasons.join('\n  ')}`);
  }
  say(`${unstable.length} of ${repeats.length} journeys failed at least once in ${runs} runs`);
  process.exitCode = code;
});

async function changedJourneys(): Promise<readonly string[]> {
  const { steps } = await chooseForChange();
  return steps.flatMap(({ part, only }) => (part === 'journeys' ? (only ?? ['src/']) : []));
}
