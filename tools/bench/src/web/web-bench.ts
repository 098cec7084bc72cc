import { chromium } from 'playwright';
import { ensureBrowser } from '@foyer/workspace/browser';
import { runCommand } from '@foyer/workspace/say';
import { linesOf } from '../player/report/verdicts.ts';
import { readTree } from './content/page-tree.ts';
import { readOptions, type WebBenchOptions } from './options.ts';
import { ratedPage } from './pages.ts';
import { measureRates, ratedAddresses } from './rate/measure-rates.ts';
import { startNextApp } from './rate/next-app.ts';
import { ratesTable, vitalsTables } from './report/tables.ts';
import { rateVerdicts } from './report/verdicts.ts';
import { startSites, type Sites } from './sites.ts';
import { measureVitals } from './vitals/measure-vitals.ts';

/** Rounds of each server, of which the middle one counts. */
const ROUNDS = 3;

async function printVisits(sites: Sites, options: WebBenchOptions): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    console.log(`\n${vitalsTables(await measureVitals(browser, sites, options))}`);
  } finally {
    await browser.close();
  }
}

/** Ends the command with 1 where a ratio is not what was promised. */
async function printRates(sites: Sites, options: WebBenchOptions): Promise<void> {
  const tree = await readTree(sites.ours + ratedPage.path);
  const peer = await startNextApp(sites.api, ratedPage.calls, tree);
  try {
    const addresses = ratedAddresses({ ...sites, next: peer.url }, ratedPage.path);
    const rates = await measureRates(addresses, { ...options, rounds: options.runs ?? ROUNDS });
    const verdicts = rateVerdicts(rates);
    console.log([`\n${ratesTable(rates)}`, ...linesOf(verdicts)].join('\n'));
    if (verdicts.some(({ isKept }) => isKept !== true)) process.exitCode = 1;
  } finally {
    await peer.stop();
  }
}

/** Measures our pages beside the floor, and how many a second are served beside a Next.js app. */
export async function printWebBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const sites = await startSites(options.site);
  try {
    if (options.parts.has('visits')) await printVisits(sites, options);
    if (options.parts.has('rates')) await printRates(sites, options);
  } finally {
    await sites.stop();
  }
}

await runCommand(() => printWebBench(process.argv.slice(2)));
