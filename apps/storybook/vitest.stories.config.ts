import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { storiesElsewhere } from './src/testing/stories-elsewhere.ts';

const label = process.env['STORY_LABEL'] ?? 'main';

// Every story is a test, in a real browser. `STORY_LABEL=alternate` runs them in the other label.
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals: { label },
    }),
  ],
  // A cached list of dependencies lacks what was imported since, and finding one reloads the page under its test.
  optimizeDeps: { force: true },
  test: {
    name: 'stories',
    exclude: [...configDefaults.exclude, ...storiesElsewhere(label)],
    setupFiles: ['./.storybook/vitest.setup.ts'],
    testTimeout: 30_000,
    // One page at a time: the stories of a file share a document, and two cores are soon busy.
    fileParallelism: false,
    reporters: ['default', 'json'],
    outputFile: {
      json: `./test-results/stories${label === 'main' ? '' : `.${label}`}.report.json`,
    },
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
