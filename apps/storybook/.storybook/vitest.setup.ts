import { afterEach, beforeEach, inject, type MockInstance, type RunnerTask, vi } from 'vitest';
import { isKnownNoise } from '../src/testing/known-noise.ts';
import './label-run.ts';

const { wholeFiles } = inject('labelRun');

const firstTest = (tasks: readonly RunnerTask[]): RunnerTask | undefined =>
  tasks.map((task) => (task.type === 'suite' ? firstTest(task.tasks) : task)).find(Boolean);

beforeEach(({ task, skip }) => {
  const { file } = task;
  const isWhole = wholeFiles?.includes(file.filepath) ?? true;
  if (!isWhole && task !== firstTest(file.tasks)) skip('runs in the other label');
});

let spies: MockInstance<(...words: unknown[]) => void>[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const lines = spies.flatMap((spy) => spy.mock.calls.map((words) => words.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  const noise = lines.filter((line) => !isKnownNoise(line));
  if (noise.length > 0) throw new Error(`The story wrote to the console:\n${noise.join('\n')}`);
});
