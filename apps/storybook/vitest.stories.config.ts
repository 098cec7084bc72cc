import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storyTestsPlugin } from './src/testing/story-tests.plugin.ts';

// Every story is a test, in a real browser; what tells a component's look, in every label. `STORY_SCOPE=all` shows all
// stories in all labels.
export default defineConfig({
  plugins: [
    storyTestsPlugin(),
    storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
  ],
  // A cached list of dependencies lacks what was imported since, and finding one reloads the page under its test.
  optimizeDeps: { force: true },
  test: {
    name: 'stories',
    // Files to run are named by their paths in the repository.
    dir: fileURLToPath(new URL('../..', import.meta.url)),
    setupFiles: ['./.storybook/vitest.setup.ts'],
    provide: { storyScope: process.env['STORY_SCOPE'] === 'all' ? 'all' : 'telling' },
    testTimeout: 30_000,
    // One page at a time: the stories of a file share a document, and two cores are soon busy.
    fileParallelism: false,
    reporters: ['default', 'json'],
    outputFile: { json: './test-results/stories.report.json' },
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        // A check in the middle of an animation would see a colour or a place that nobody is meant to see.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
        },
      }),
    },
  },
});
