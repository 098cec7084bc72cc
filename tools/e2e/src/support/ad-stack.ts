import { startStack, type Stack } from '@foyer/workspace/stack';
import { sharedPictures } from './shared-pictures.ts';
import { test as base, type StackMode } from './test.ts';

/** Journeys of a Foyer whose free titles have advertisements. */
export const adTest = base.extend<object, { mode: StackMode; stack: Stack }>({
  stack: [
    async ({ mode }, use) => {
      const picturesDir = process.env[sharedPictures];
      const stack = await startStack({ mode, picturesDir, hasAdvertising: true });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
