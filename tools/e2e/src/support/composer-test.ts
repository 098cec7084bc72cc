import { startComposer, startStack, type Stack } from '@foyer/workspace/stack';
import { PAGE_EDITORS } from './page-editors.ts';
import { sharedPictures } from './shared-pictures.ts';
import { expect, test as base, type StackMode } from './test.ts';

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

/** Journeys of one editor with one token, who need not sign in; `composer` is the composer's address. */
export const ownComposerTest = base.extend<{ composer: string }>({
  composer: async ({ stack, baseURL }, use) => {
    expect(baseURL).toBe(stack.webUrl);
    const composer = await startComposer(stack);
    await use(stack.composerUrl);
    await composer.stop();
  },
});
