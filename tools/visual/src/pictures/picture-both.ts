import { join } from 'node:path';
import { say } from '@foyer/workspace/say';
import { type Browser, chromium } from 'playwright';
import { type Cause, causesOf } from '../choice/causes.ts';
import type { Chosen } from '../choice/choose-stories.ts';
import { sayChoice } from '../choice/say-choice.ts';
import { cameraKey } from '../kept/camera-key.ts';
import { openKeptPictures } from '../kept/kept-pictures.ts';
import { keepRate, readRate } from '../kept/picture-rate.ts';
import type { Options } from '../options.ts';
import { compareRevisions } from '../report/compare-revisions.ts';
import type { Comparison } from '../report/comparison.ts';
import type { PictureFolders } from '../report/write-report.ts';
import { matchStories, planPictures, planReached } from '../stories/plan-pictures.ts';
import type { Story } from '../stories/story.ts';
import { openRevision, type RevisionPictures } from './revision-pictures.ts';

/** What to picture, and where everything goes. */
export interface PictureJob extends Chosen, Pick<Options, 'stories' | 'modes'> {
  folders: PictureFolders;
  /** What stays of the base from run to run. */
  kept: string;
  /** What stays of all runs. */
  cache: string;
}

/** What came of it. */
export interface PictureOutcome {
  comparisons: readonly Comparison[];
  causes: readonly Cause[];
}

/** Pictures the chosen stories of both revisions and compares them; says beforehand how many, how long and why. */
export async function pictureBoth(job: PictureJob): Promise<PictureOutcome> {
  const { built, folders } = job;
  const browser = await openBrowser();
  const kept = await openKeptPictures(join(job.kept, `pictures-${cameraKey(browser.version())}`));
  const before = await openRevision(browser, built.before, { folder: folders.before, kept });
  const after = await openRevision(browser, built.after, { folder: folders.after });
  try {
    const causes = await takeAll(job, before, after);
    const comparisons = await compareRevisions({ before, after, differences: folders.difference });
    return { comparisons, causes };
  } finally {
    before.stop();
    after.stop();
    await browser.close();
  }
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });

async function takeAll(
  job: PictureJob,
  before: RevisionPictures,
  after: RevisionPictures,
): Promise<readonly Cause[]> {
  const rateFile = join(job.cache, 'rate.json');
  const plans = { before: plan(job, before.stories), after: plan(job, after.stories) };
  const planned = new Set(plans.after.map(({ story }) => story));
  const causes = causesOf([...planned], job.reasons ?? new Map());
  const counts = { before: before.missing(plans.before).length, after: plans.after.length };
  const lines = sayChoice({
    ...counts,
    chosen: planned.size,
    stories: after.stories.length,
    secondsPerPicture: readRate(rateFile),
    causes,
  });
  for (const line of lines) say(line);

  const startedAt = performance.now();
  await before.take(plans.before, sayNowAndThen('before', counts.before));
  await after.take(plans.after, sayNowAndThen('after', counts.after));
  const seconds = (performance.now() - startedAt) / 1000;
  keepRate(rateFile, counts.before + counts.after, seconds);
  return causes;
}

function plan({ stories: wanted, modes, reasons }: PictureJob, stories: readonly Story[]) {
  if (reasons) return planReached(stories, reasons, modes);
  return planPictures(typeof wanted === 'string' ? stories : matchStories(stories, wanted), modes);
}

const sayNowAndThen = (name: string, total: number) => (done: number) => {
  if (done % 100 === 0) say(`${name}: ${done} of ${total}`);
};
