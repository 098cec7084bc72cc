import { chromium } from 'playwright';
import { ensureBrowser } from '@foyer/workspace/browser';
import { say } from '@foyer/workspace/say';
import { median, slowShare } from './frames.ts';
import { startGuideSite } from './guide-site.ts';
import { guideScroll, visit } from './scroll-frames.ts';

/** The pages take turns, so that what else the machine does falls on both alike. */
const rounds = 5;

/** Late frames that the guide may have more than a static page, in points of percent. */
const allowedPoints = 2;

/** Prints how the guide of 500 channels and 7 days scrolls beside a static page of the same size. */
export async function printGuideBench(): Promise<void> {
  const executablePath = await ensureBrowser();
  say('building the page of the guide…');
  const site = await startGuideSite();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const guide = [];
    const still = [];
    for (let round = 0; round < rounds; round += 1) {
      still.push(await visit(browser, site.staticUrl, guideScroll));
      guide.push(await visit(browser, site.url, guideScroll));
    }
    const lateGuide = slowShare(guide.flatMap(({ frames }) => frames));
    const lateStill = slowShare(still.flatMap(({ frames }) => frames));
    const firstRows = median(guide.map((visited) => visited.firstRows));
    const drawing = median(guide.map((visited) => visited.drawing));

    console.log(`Scrolling 500 channels × 7 days, ${rounds} visits in turn`);
    console.log(`  late frames, static page  ${lateStill.toFixed(1).padStart(6)} %`);
    console.log(`  late frames, guide        ${lateGuide.toFixed(1).padStart(6)} %`);
    console.log(
      `  difference                ${(lateGuide - lateStill).toFixed(1).padStart(6)} points (at most ${allowedPoints})`,
    );
    console.log(`  first rows, from the data ${drawing.toFixed(0).padStart(6)} ms`);
    console.log(`  first rows, from the start${firstRows.toFixed(0).padStart(6)} ms`);
  } finally {
    await browser.close();
    await site.close();
  }
}

await printGuideBench();
