import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { isKnownNoise } from '../src/testing/known-noise.ts';
import { isShownHere } from '../src/testing/story-tests.ts';

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

// Without this a change inside Storybook would leave the other labels out, and no test would say so.
afterEach(({ task }) => {
  if (!isShownHere(task.meta.storyId))
    throw new Error('The story is not shown by `story-tests.ts`');
});
