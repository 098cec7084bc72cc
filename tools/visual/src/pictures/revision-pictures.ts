import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { pictureName } from '../report/comparison.ts';
import { serveFolder } from '../revision/serve-folder.ts';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import { readStories } from '../stories/read-stories.ts';
import type { Story } from '../stories/story.ts';
import type { Picture } from './take-picture.ts';
import { takePictures } from './take-pictures.ts';

/** A picture that was taken, with the reason when its story did not come to its end. */
export type TakenPicture = PicturePlan & { problem?: string };

/** The stories of one revision, ready to be pictured. */
export interface RevisionPictures {
  stories: readonly Story[];
  /** Where the pictures go: `<name>.png`. */
  folder: string;
  /** Every picture so far, by name. */
  taken: ReadonlyMap<string, TakenPicture>;
  /** Takes pictures with a page for each core. `onProgress` hears after each how many are done. */
  take(plans: readonly PicturePlan[], onProgress?: (done: number) => void): Promise<void>;
  /** Takes pictures again, one after the other, so that nothing disturbs them. */
  retake(plans: readonly PicturePlan[]): Promise<void>;
  stop(): void;
}

/** Serves a built Storybook and reads its stories. */
export async function openRevision(
  browser: Browser,
  built: string,
  folder: string,
): Promise<RevisionPictures> {
  await mkdir(folder, { recursive: true });
  const { address, stop } = await serveFolder(built);
  const page = await browser.newPage();
  const stories = await readStories(page, address);
  await page.close();

  const taken = new Map<string, TakenPicture>();
  const keep = async (plan: PicturePlan, { png, problem }: Picture) => {
    await writeFile(join(folder, `${pictureName(plan)}.png`), png);
    taken.set(pictureName(plan), problem === undefined ? plan : { ...plan, problem });
  };
  return {
    stories,
    folder,
    taken,
    stop,
    async take(plans, onProgress) {
      let done = 0;
      await takePictures(browser, address, plans, availableParallelism(), async (plan, picture) => {
        await keep(plan, picture);
        done += 1;
        onProgress?.(done);
      });
    },
    retake: (plans) => takePictures(browser, address, plans, 1, keep),
  };
}
