import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { Refusal, runCommand, say } from '@foyer/workspace/say';
import { type Browser, chromium } from 'playwright';
import { type Options, readOptions } from './options.ts';
import { openRevision, type RevisionPictures } from './pictures/revision-pictures.ts';
import { compareRevisions } from './report/compare-revisions.ts';
import { type Comparison, needsReview, summarise } from './report/comparison.ts';
import { type PictureFolders, writeReport } from './report/write-report.ts';
import { arePagesSame } from './revision/are-pages-same.ts';
import { buildStories } from './revision/build-stories.ts';
import { builtRevision } from './revision/built-revision.ts';
import { chooseStories, type PicturePlan, planPictures } from './stories/plan-pictures.ts';

type Selection = Pick<Options, 'stories' | 'modes'>;

const reportFile = join(root, 'test-results/visual.html');

// Pictures every story of a revision and of the working copy, and reports what looks different.
await runCommand(async () => {
  const { base, ...selection } = readOptions(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'foyer-visual-'));
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  process.once('SIGINT', () => {
    tidy();
    process.exit(130);
  });
  try {
    const built = {
      before: await builtRevision(base, folder),
      after: join(folder, 'built'),
    };
    say('building the stories of the working copy…');
    await buildStories(root, built.after);

    const folders = {
      before: join(folder, 'before'),
      after: join(folder, 'after'),
      difference: join(folder, 'difference'),
    };
    const comparisons = (await arePagesSame(built.before, built.after))
      ? await nothingDiffers(built.after, folders.after, selection)
      : await pictureAndCompare(built, folders, selection);
    if (comparisons.length === 0) {
      throw new Refusal('no story fits; ids read like components-button--primary.');
    }
    await writeReport(reportFile, base, comparisons, folders);
    say(`${summarise(comparisons)}; see ${reportFile}`);
    if (comparisons.some(needsReview)) process.exitCode = 1;
  } finally {
    tidy();
  }
});

function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
}

/** What is the same to the last byte looks the same: no picture is needed. */
async function nothingDiffers(
  built: string,
  folder: string,
  selection: Selection,
): Promise<readonly Comparison[]> {
  say('the stories of both are the same files: nothing can look different.');
  const browser = await openBrowser();
  const revision = await openRevision(browser, built, folder);
  try {
    return plansOf(revision, selection).map((plan) => ({ ...plan, outcome: 'same' }));
  } finally {
    revision.stop();
    await browser.close();
  }
}

async function pictureAndCompare(
  built: Record<'before' | 'after', string>,
  folders: PictureFolders,
  selection: Selection,
): Promise<readonly Comparison[]> {
  const browser = await openBrowser();
  const before = await openRevision(browser, built.before, folders.before);
  const after = await openRevision(browser, built.after, folders.after);
  try {
    await takeAll(before, 'before', selection);
    await takeAll(after, 'after', selection);
    return await compareRevisions({ before, after, differences: folders.difference });
  } finally {
    before.stop();
    after.stop();
    await browser.close();
  }
}

function plansOf({ stories }: RevisionPictures, selection: Selection): readonly PicturePlan[] {
  return planPictures(chooseStories(stories, selection.stories), selection.modes);
}

/** Pictures every chosen story of a revision, and says now and then how far it is. */
async function takeAll(
  revision: RevisionPictures,
  name: string,
  selection: Selection,
): Promise<void> {
  const plans = plansOf(revision, selection);
  say(`${name}: taking ${plans.length} pictures…`);
  await revision.take(plans, (done) => {
    if (done % 100 === 0) say(`${name}: ${done} of ${plans.length}`);
  });
}
