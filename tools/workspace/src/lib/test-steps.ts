import { run } from './processes.ts';
import { say } from './say.ts';
import { clearReports, countTests } from './test-report.ts';

/** One part of a test run: what it shows when it fails. */
export interface TestStep {
  title: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
}

/** Runs every step, whatever the others do; the last line is `N passed, N failed`. */
export async function runSteps(steps: readonly TestStep[]): Promise<void> {
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
    // Said again at the end: the failure itself is thousands of lines above, where a log is cut.
    for (const failure of count.failures) console.log(failure.slice(0, 2000));
    say(`failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
  // A step that fails without a failing test (types, lint, formatting) counts as one.
  console.log(`${count.passed} passed, ${Math.max(count.failed, failed.length)} failed`);
}
