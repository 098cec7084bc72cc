import { availableParallelism } from 'node:os';
import { say } from '../say.ts';
import { clearReports, countTests } from '../test-report.ts';
import { type Ended, runMeasured } from './run-measured.ts';
import { stepsToStart } from './schedule.ts';
import { timeTable } from './time-table.ts';
import type { TestStep } from './test-step.ts';

/** Runs every step, whatever the others do, side by side where cores are left; the last line is `N passed, N failed`. */
export async function runSteps(steps: readonly TestStep[]): Promise<void> {
  await clearReports();
  const startedAt = performance.now();
  const ended = await runAll(steps);
  const failed = steps.filter(({ title }) => ended.get(title)?.code !== 0);

  const count = await countTests();
  for (const line of timeTable(ended, (performance.now() - startedAt) / 1000)) say(line);
  if (failed.length > 0) {
    // Said again at the end: the failure itself is thousands of lines above, where a log is cut.
    for (const failure of count.failures) console.log(failure.slice(0, 2000));
    say(`failed: ${failed.map(({ title }) => title).join(', ')}`);
    process.exitCode = 1;
  }
  // A step that fails without a failing test (types, lint, formatting) counts as one.
  console.log(`${count.passed} passed, ${Math.max(count.failed, failed.length)} failed`);
}

function runAll(steps: readonly TestStep[]): Promise<ReadonlyMap<string, Ended>> {
  const cores = availableParallelism();
  const ended = new Map<string, Ended>();
  let waiting = [...steps];
  let running: TestStep[] = [];
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const started = stepsToStart(waiting, running, cores);
      waiting = waiting.filter((step) => !started.includes(step));
      running = [...running, ...started];
      if (running.length === 0) resolve(ended);
      for (const step of started) {
        runStep(step).then((end) => {
          ended.set(step.title, end);
          running = running.filter((other) => other !== step);
          goOn();
        }, reject);
      }
    };
    goOn();
  });
}

async function runStep(step: TestStep): Promise<Ended> {
  say(`${step.title}…`);
  // Steps run side by side, so each line says whose it is.
  const end = await runMeasured(step, (line) => console.log(`${step.title} | ${line}`));
  say(`${step.title}: ${end.code === 0 ? 'ok' : 'FAILED'} (${Math.round(end.seconds)} s)`);
  return end;
}
