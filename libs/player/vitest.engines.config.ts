import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { mediaPlugin } from './src/engines/testing/media-plugin.ts';

// The engines on real media in a real browser; media with faults come from the same server.
export default defineConfig({
  plugins: [mediaPlugin()],
  optimizeDeps: { include: ['hls.js', 'dashjs'] },
  test: {
    name: 'engines',
    include: ['src/**/*.browser.ts'],
    testTimeout: 60_000,
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
