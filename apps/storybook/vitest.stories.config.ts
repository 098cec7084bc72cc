import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import type { LabelRun } from './.storybook/label-run.ts';
import { storiesElsewhere, storiesOf } from './src/testing/stories-elsewhere.ts';

const isWhole = process.env['STORY_SCOPE'] === 'all';

/** The stories of a label, in pages of the one browser server. */
const inLabel = (label: string, labelRun: LabelRun) => ({
  browser: 'chromium' as const,
  name: label,
  exclude: [...configDefaults.exclude, ...storiesElsewhere(label)],
  provide: { labelRun, 'storybook/test-initial-globals': { label } },
});

// Every story is a test, in a real browser. The second label shows what it has of its own, and of each file one story;
// `STORY_SCOPE=all` shows everything in both.
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // A cached list of dependencies lacks what was imported since, and finding one reloads the page under its test.
  optimizeDeps: { force: true },
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/vitest.setup.ts'],
    testTimeout: 30_000,
    // One page at a time: the stories of a file share a document, and two cores are soon busy.
    fileParallelism: false,
    reporters: ['default', 'json'],
    outputFile: { json: './test-results/stories.report.json' },
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      instances: [
        inLabel('main', {}),
        inLabel('alternate', isWhole ? {} : { wholeFiles: storiesOf('alternate') }),
      ],
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
