import { mergeConfig } from 'vitest/config';
import { defineProject } from '../../vitest.shared.ts';

// One embedded database weighs 460 MB: all files run after each other in one worker and share one.
export default mergeConfig(defineProject({ environment: 'node' }), {
  test: { isolate: false, fileParallelism: false, maxWorkers: 1, hookTimeout: 60_000 },
});
