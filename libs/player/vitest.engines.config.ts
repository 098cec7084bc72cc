import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { leanDashPlugin } from './src/engines/dash/lean/lean-dash-plugin.ts';
import { mediaPlugin } from './src/engines/testing/media-plugin.ts';

// What needs a real browser: the engines on real media, faulty ones from the same server, and what is seen of the player.
export default defineConfig({
  plugins: [mediaPlugin(), leanDashPlugin(), vanillaExtractPlugin()],
  // Found at the start, or what is found later reloads the page in the middle of a test, with a second React.
  optimizeDeps: {
    include: [
      'hls.js',
      'p2p-media-loader-core',
      'react',
      'react-dom',
      'react/jsx-dev-runtime',
      'react-aria-components/Button',
      'react-aria-components/Checkbox',
      'react-aria-components/CheckboxGroup',
      'react-aria-components/ProgressBar',
      'react-aria-components/RadioGroup',
      'react-aria-components/Switch',
      '@testing-library/react',
      '@testing-library/user-event',
      '@vanilla-extract/css',
      '@vanilla-extract/recipes',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@xstate/react',
      'i18next',
      'valibot',
      'xstate',
    ],
  },
  // The peer library's own files need Node's modules; its bundle brings them along.
  resolve: { conditions: [...defaultClientConditions, 'p2pml:core-as-bundle'] },
  test: {
    name: 'engines',
    include: ['src/**/*.browser.{ts,tsx}'],
    testTimeout: 120_000,
    fileParallelism: false,
    reporters: ['default', ['json', { outputFile: 'test-results/engines.report.json' }]],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
        },
      }),
    },
  },
});
