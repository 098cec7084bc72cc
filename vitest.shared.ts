import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What a project's unit tests need beyond the defaults. */
interface ProjectOptions {
  /** `happy-dom` for components and views, `node` for everything else. */
  environment: 'node' | 'happy-dom';
  /** Run before each test file, relative to the project. */
  setupFiles?: string[];
  /** Longest time one test may take, in milliseconds. @default 30000 */
  testTimeoutMs?: number;
}

const patience = fileURLToPath(new URL('vitest.patience.ts', import.meta.url));
const tidy = fileURLToPath(new URL('vitest.tidy.ts', import.meta.url));
const report = process.env['TEST_REPORT'] ?? 'unit';

/** The one Vitest setup of the repository; a project's config names only what differs. */
export function defineProject({
  environment,
  setupFiles = [],
  testTimeoutMs = 30_000,
}: ProjectOptions) {
  return defineConfig({
    plugins: environment === 'happy-dom' ? [vanillaExtractPlugin()] : [],
    test: {
      environment,
      globalSetup: tidy,
      setupFiles: [patience, ...setupFiles],
      expect: { poll: { timeout: 10_000 } },
      testTimeout: testTimeoutMs,
      hookTimeout: testTimeoutMs,
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      // `npm test` adds these up; Nx brings them back with a cached result.
      // A second run of the same files, on another database, names a report of its own.
      reporters: ['default', ['json', { outputFile: `test-results/${report}.report.json` }]],
      restoreMocks: true,
    },
  });
}
