import type { TestStep } from './test-step.ts';

const coresOf = ({ cores = 0.75 }: TestStep) => cores;

/**
 * The steps to start now, in their order: those whose predecessors have ended, as long as cores are left. One step runs
 * whatever it needs, where nothing else does. A step that was left out counts as ended.
 */
export function stepsToStart(
  waiting: readonly TestStep[],
  running: readonly TestStep[],
  cores: number,
): readonly TestStep[] {
  const unfinished = new Set([...waiting, ...running].map(({ title }) => title));
  const started: TestStep[] = [];
  let left = cores - sumOfCores(running);
  for (const step of waiting) {
    const isBlocked = step.after?.some((title) => unfinished.has(title)) ?? false;
    const needed = coresOf(step);
    const isAlone = running.length + started.length === 0;
    if (isBlocked || (needed > left && !isAlone)) continue;
    started.push(step);
    left -= needed;
  }
  return started;
}

const sumOfCores = (steps: readonly TestStep[]) =>
  steps.reduce((sum, step) => sum + coresOf(step), 0);
