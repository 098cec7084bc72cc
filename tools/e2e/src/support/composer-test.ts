import { startComposer, startStack, type Stack } from '@foyer/workspace/stack';
import { PAGE_EDITORS } from './page-editors.ts';
import { sharedPictures } from './shared-pictures.ts';
import { test as base, type StackMode } from './test.ts';

/** Journeys of editors who sign in to the composer, each with a role. */
export const composerTest = base.extend<object, { mode: StackMode; stack: Stack }>({
  locale: 'ru-RU',
  stack: [
    async ({ mode }, use) => {
      const picturesDir = process.env[sharedPictures];
      const stack = await startStack({ mode, picturesDir, env: { PAGE_EDITORS } });
      const composer = await startComposer(stack, { COMPOSER_TOKEN: '' });
      await use(stack);
      await composer.stop();
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
