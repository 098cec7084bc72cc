import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '@foyer/workspace/browser';
import { runCommand } from '@foyer/workspace/say';
import { linesOf, type Verdict } from '../player/report/verdicts.ts';
import { readTree } from './content/page-tree.ts';
import { readOptions, type WebBenchOptions } from './options.ts';
import { blocklessPath, ratedPage } from './pages.ts';
import { measureRates, ratedAddresses } from './rate/measure-rates.ts';
import { startNextApp } from './rate/next-app.ts';
import { ratesTable, vitalsTables } from './report/tables.ts';
import { paintVerdicts, rateVerdicts, weightVerdicts } from './report/verdicts.ts';
import { startSites, type Sites } from './sites.ts';
import { measureVitals } from './vitals/measure-vitals.ts';
import { pressedScripts, type Weight, weighPage } from './weight/weigh-page.ts';

/** Rounds of each server, of which the middle one counts. */
const ROUNDS = 3;

/** Ends the command with 1 where something is not what was promised. */
function printVerdicts(verdicts: readonly Verdict[]): void {
  console.log(linesOf(verdicts).join('\n'));
  if (verdicts.some(({ isKept }) => isKept !== true)) process.exitCode = 1;
}

async function inBrowser(act: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await act(browser);
  } finally {
    await browser.close();
  }
}

const longPages = ({ pages }: WebBenchOptions) => pages.filter(({ isLong }) => isLong);

const printVisits = (sites: Sites, options: WebBenchOptions): Promise<void> =>
  inBrowser(async (browser) => {
    const rows = await measureVitals(browser, sites, options);
    console.log(`\n${vitalsTables(rows)}`);
    const names = longPages(options).map(({ name }) => name);
    printVerdicts(paintVerdicts(rows, names));
  });

const printWeights = (sites: Sites, options: WebBenchOptions): Promise<void> =>
  inBrowser(async (browser) => {
    const weights: Weight[] = [];
    const pressed = await pressedScripts(browser, sites.ours + blocklessPath);
    for (const { name, path } of longPages(options)) {
      weights.push(await weighPage(browser, { name, url: sites.ours + path }, pressed));
    }
    console.log('\nPages that are read to their end\n');
    printVerdicts(weightVerdicts(weights));
  });

async function printRates(sites: Sites, options: WebBenchOptions): Promise<void> {
  const tree = await readTree(sites.ours + ratedPage.path);
  const peer = await startNextApp(sites.api, ratedPage.calls, tree);
  try {
    const addresses = ratedAddresses({ ...sites, next: peer.url }, ratedPage.path);
    const rates = await measureRates(addresses, { ...options, rounds: options.runs ?? ROUNDS });
    console.log(`\n${ratesTable(rates)}`);
    printVerdicts(rateVerdicts(rates));
  } finally {
    await peer.stop();
  }
}

/** Measures our pages beside the floor, what long ones weigh, and how many a second are served beside a Next.js app. */
export async function printWebBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const sites = await startSites(options.site);
  try {
    if (options.parts.has('visits')) await printVisits(sites, options);
    if (options.parts.has('weights')) await printWeights(sites, options);
    if (options.parts.has('rates')) await printRates(sites, options);
  } finally {
    await sites.stop();
  }
}

await runCommand(() => printWebBench(process.argv.slice(2)));
