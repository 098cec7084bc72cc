import { test as base, expect } from '@playwright/test';
import { startStack, type Stack } from '@foyer/workspace/stack';
import { beginCollecting } from './collected.ts';
import { watchNoise } from './noise.ts';
import { sharedPictures } from './shared-pictures.ts';

/** The built site, or the source with hot reload. */
export type StackMode = 'production' | 'development';

/** Journeys run against a whole Foyer of their own; each starts from the demo data. */
export const test = base.extend<
  { noise: () => readonly string[] },
  { mode: StackMode; stack: Stack }
>({
  mode: ['production', { option: true, scope: 'worker' }],
  stack: [
    async ({ mode }, use) => {
      const stack = await startStack({ mode, picturesDir: process.env[sharedPictures] });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await fetch(`${stack.controlUrl}/__control/reset`, { method: 'POST' });
    beginCollecting(stack);
    await use(stack.webUrl);
  },
  noise: async ({ page }, use) => {
    await use(watchNoise(page));
  },
});

export { expect };
