import { rm } from 'node:fs/promises';
import { ensureBrowser } from '@foyer/workspace/browser';
import { runCommand, say } from '@foyer/workspace/say';
import type { Browser } from 'playwright';
import { type AdBenchOptions, readOptions } from './options.ts';
import { launch } from './page/open-page.ts';
import { buildPages } from './prepare/build-pages.ts';
import { tableText } from './report/print-rows.ts';
import { isOver, type Row } from './report/row.ts';
import { startAdSite } from './server/ad-site.ts';
import { startFoyer } from './server/start-foyer.ts';
import { blocker } from './suites/blocker.ts';
import { faults } from './suites/faults.ts';
import { firstFrame } from './suites/first-frame.ts';
import { leak } from './suites/leak.ts';
import { pings } from './suites/pings.ts';
import { site } from './suites/site.ts';

/** What runs on the bench's own pages, and what runs on the built site. */
const onPages = { 'first-frame': firstFrame, pings, leak } as const;
const onSite = { faults, blocker, site } as const;

const isOf = <Name extends string>(
  suites: Readonly<Record<Name, unknown>>,
  name: string,
): name is Name => Object.hasOwn(suites, name);

async function measurePages(browser: Browser, { suites, runs }: AdBenchOptions): Promise<Row[]> {
  const chosen = suites.filter((name) => isOf(onPages, name));
  if (chosen.length === 0) return [];
  say('building the pages…');
  const folder = await buildPages();
  const adSite = await startAdSite(folder);
  const rows: Row[] = [];
  try {
    for (const name of chosen) {
      say(`measuring: ${name}`);
      rows.push(...(await onPages[name]({ browser, site: adSite, runs })));
    }
  } finally {
    await adSite.close();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

async function measureSite(browser: Browser, { suites, runs }: AdBenchOptions): Promise<Row[]> {
  const chosen = suites.filter((name) => isOf(onSite, name));
  if (chosen.length === 0) return [];
  say('starting the site…');
  const foyer = await startFoyer();
  const rows: Row[] = [];
  try {
    for (const name of chosen) {
      say(`measuring: ${name}`);
      rows.push(...(await onSite[name]({ browser, foyer, runs })));
    }
  } finally {
    await foyer.stop();
  }
  return rows;
}

// The ad client beside its budgets; ends with 1 where one is not kept. docs/testing.md
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const browser = await launch(await ensureBrowser());
  try {
    const rows = [
      ...(await measurePages(browser, options)),
      ...(await measureSite(browser, options)),
    ];
    console.log(tableText(rows));
    if (rows.some(isOver)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
