import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './paths.ts';

/** How many tests ran, and how they ended; `failures` names those of Vitest, with their reasons. */
export interface TestCount {
  passed: number;
  failed: number;
  failures: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly VitestFile[];
}

interface VitestFile {
  name: string;
  message?: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages?: string[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** The unit tests of all projects are one run, whose reports are at the root. */
const reports = ['test-results/*.report.json', '{apps,libs,tools}/**/test-results/*.report.json'];

function reportFiles(): string[] {
  return globSync(reports, { cwd: root, exclude: (name) => name.includes('node_modules') });
}

/** Forgets the reports of earlier runs; Nx brings back those of projects that did not change. */
export async function clearReports(): Promise<void> {
  await Promise.all(reportFiles().map((file) => rm(join(root, file))));
}

/** Adds up what all projects reported. */
export async function countTests(): Promise<TestCount> {
  const counts = await Promise.all(
    reportFiles().map(async (file) =>
      countOf(
        JSON.parse(await readFile(join(root, file), 'utf8')) as VitestReport | PlaywrightReport,
      ),
    ),
  );
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      failures: [...sum.failures, ...count.failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  );
}

/** Reads one report, of either runner. A test that passed at a second try counts as failed. */
export function countOf(report: VitestReport | PlaywrightReport): TestCount {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky, failures: [] };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(failuresOf),
  };
}

/** The failed tests of one file; the file itself where it failed before its first test. */
function failuresOf({ name, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return message ? [`${file}: ${message}`] : [];
  return failed.map(
    ({ fullName, failureMessages = [] }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`,
  );
}
