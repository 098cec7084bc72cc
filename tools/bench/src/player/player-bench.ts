import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureBrowser } from '@foyer/workspace/browser';
import { runCommand, say } from '@foyer/workspace/say';
import { readOptions } from './options.ts';
import { launch } from './page/open-page.ts';
import { buildPages } from './prepare/build-pages.ts';
import { installPeers } from './prepare/install-peers.ts';
import { makeMedia } from './prepare/make-media.ts';
import { linesOf, verdictsOf } from './report/verdicts.ts';
import { tablesOf } from './report/tables.ts';
import { runSuites } from './run-suites.ts';

/** Measures our player beside the public ones, and prints tables and what they mean for our promises. */
export async function printPlayerBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const executablePath = await ensureBrowser();
  await installPeers();
  const title = await makeMedia();
  const wanted = new Set(options.contestants.map(({ page }) => page));
  if (options.ours !== undefined) wanted.delete('ours');
  say(`building the pages ${[...wanted].join(', ')}…`);
  const built = await buildPages([...wanted]);
  const pages = options.ours === undefined ? built : { ...built, ours: resolve(options.ours) };

  const browser = await launch(executablePath);
  try {
    const results = await runSuites({ browser, title, pages, rtt: options.rtt }, options);
    if (options.out !== undefined) await writeFile(options.out, JSON.stringify(results, null, 2));
    console.log(`\n${tablesOf(results)}`);
    for (const { name, page } of options.contestants) {
      if (page === 'ours') console.log([name, ...linesOf(verdictsOf(results, name))].join('\n'));
    }
  } finally {
    await browser.close();
  }
}

await runCommand(() => printPlayerBench(process.argv.slice(2)));
