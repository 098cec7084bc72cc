import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { Refusal, runCommand, say } from '@foyer/workspace/say';
import { type Chosen, chooseStories } from './choice/choose-stories.ts';
import { type Options, readOptions } from './options.ts';
import { pictureBoth } from './pictures/picture-both.ts';
import { needsReview, summarise } from './report/comparison.ts';
import { writeReport } from './report/write-report.ts';
import { openBase } from './revision/base-revision.ts';

const cache = join(root, '.cache/visual');
const reportFile = join(root, 'test-results/visual.html');

// Pictures stories of a revision and of the working copy, and reports what looks different.
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'foyer-visual-'));
  const base = openBase(options.base, cache, folder);
  const tidy = () => {
    base.close();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      tidy();
      process.exit(130);
    });
  }
  try {
    const chosen = await chooseStories(options, base, folder);
    await report(options, chosen, folder, base.kept);
  } finally {
    tidy();
  }
});

async function report(options: Options, chosen: Chosen | undefined, folder: string, kept: string) {
  const folders = {
    before: join(folder, 'before'),
    after: join(folder, 'after'),
    difference: join(folder, 'difference'),
  };
  const { comparisons, causes } = chosen
    ? await pictureBoth({ ...options, ...chosen, folders, kept, cache })
    : { comparisons: [], causes: [] };
  if (chosen && comparisons.length === 0) {
    throw new Refusal('no story fits; ids read like components-button--primary.');
  }
  await writeReport(reportFile, { base: options.base, comparisons, causes }, folders);
  say(`${summarise(comparisons)}; see ${reportFile}`);
  if (comparisons.some(needsReview)) process.exitCode = 1;
}
