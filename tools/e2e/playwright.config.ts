import { defineConfig } from '@playwright/test';
import { browserName } from '@foyer/bench';
import type { StackMode } from './src/support/test.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig<object, { mode: StackMode }>({
  testDir: './src/journeys',
  testMatch: '*.e2e.ts',
  // Two cores: one browser and one stack at a time keep times honest.
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/artefacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.report.json' }]],
  use: {
    // Streaming is what browsers get; a headless name would be taken for a crawler.
    userAgent: browserName,
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
    // Its fetches pass by the routes of a test.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    { name: 'built', use: { mode: 'production' }, testIgnore: '*.long.e2e.ts' },
    { name: 'dev', use: { mode: 'development' }, testMatch: 'first-path.e2e.ts' },
    // For `npm run test:long` alone.
    { name: 'long', use: { mode: 'production' }, testMatch: '*.long.e2e.ts', timeout: 600_000 },
  ],
});
