import { chromium } from 'playwright';
import { ensureBrowser } from '@foyer/workspace/browser';
import { say } from '@foyer/workspace/say';
import { startBenchSite } from '../guide/bench-site.ts';
import { median, slowShare } from '../guide/frames.ts';
import { visit, type Scroll } from '../guide/scroll-frames.ts';

/** The pages take turns, so that what else the machine does falls on both alike. */
const rounds = 3;

/** Late frames that the shelves may have more than a static page, in points of percent. */
const allowedPoints = 2;

/** Nodes that a page keeps, however long it is. */
const allowedNodes = 2500;

/** A hand that looks for the end, which is less than 240 of these away, and then goes back. */
const pxPerFrame = 70;

const toTheEndAndBack: Scroll = {
  scroller: 'html',
  row: 'li, p',
  ways: [
    [0, pxPerFrame],
    [0, -pxPerFrame],
  ],
};

/** As high, with as many cards to see at a time, and no script. */
const staticBody = `<style>body{margin:0}div{display:flex;gap:16px;height:400px;overflow:hidden}p{flex:none;width:158px;height:330px;margin:0;background:#ddd}</style>
${`<div>${'<p>Фильм</p>'.repeat(8)}</div>`.repeat(40)}`;

/** Prints how a page of 40 shelves with 50 cards each scrolls beside a static page as high. */
export async function printShelvesBench(): Promise<void> {
  const executablePath = await ensureBrowser();
  say('building the page of shelves…');
  const site = await startBenchSite({
    library: 'libs/marketing-blocks',
    entry: 'src/shelves.page.tsx',
    staticBody,
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const shelves = [];
    const still = [];
    for (let round = 0; round < rounds; round += 1) {
      still.push(await visit(browser, site.staticUrl, toTheEndAndBack));
      shelves.push(await visit(browser, site.url, toTheEndAndBack));
    }
    const lateShelves = slowShare(shelves.flatMap(({ frames }) => frames));
    const lateStill = slowShare(still.flatMap(({ frames }) => frames));
    const nodes = median(shelves.map((visited) => visited.nodes));

    console.log(`Scrolling 40 shelves × 50 cards to the end and back, ${rounds} visits in turn`);
    console.log(`  late frames, static page  ${lateStill.toFixed(1).padStart(6)} %`);
    console.log(`  late frames, shelves      ${lateShelves.toFixed(1).padStart(6)} %`);
    console.log(
      `  difference                ${(lateShelves - lateStill).toFixed(1).padStart(6)} points (at most ${allowedPoints})`,
    );
    console.log(
      `  nodes afterwards          ${String(nodes).padStart(6)} (at most ${allowedNodes})`,
    );
  } finally {
    await browser.close();
    await site.close();
  }
}

await printShelvesBench();
