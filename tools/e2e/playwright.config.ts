import { defineConfig } from '@playwright/test';
import { browserName } from '@foyer/bench';
import type { StackMode } from './src/support/test.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig<object, { mode: StackMode }>({
  globalSetup: './src/support/shared-pictures.ts',
  // A stack and a browser for each worker. Tests share nothing else, so a worker takes the next one that is left. On two
  // cores the third uses what the others leave while they wait for a page, a film or a time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/artefacts',
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: `test-results/${process.env['TEST_REPORT'] ?? 'journeys'}.report.json` },
    ],
  ],
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
    mode: 'production',
  },
  projects: [
    // What the server answers, without a browser. One Foyer is enough: they take milliseconds, and its start seconds.
    { name: 'answers', testDir: './src/answers', testMatch: '*.e2e.ts', workers: 1 },
    {
      name: 'built',
      testDir: './src/journeys',
      testMatch: '*.e2e.ts',
      // Without a graphics card, a hero that turns keeps half a processor drawing. Where motion matters, `withMotion`.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'dev',
      testDir: './src/journeys',
      testMatch: 'first-path.e2e.ts',
      use: { mode: 'development' },
    },
    // What counts, weighs or times, and what keeps the whole machine busy: one at a time, with nothing beside it.
    { name: 'measured', testDir: './src/measured', testMatch: '*.e2e.ts' },
    // For `npm run test:long` alone.
    { name: 'long', testDir: './src/long', testMatch: '*.e2e.ts', timeout: 600_000 },
  ],
});
