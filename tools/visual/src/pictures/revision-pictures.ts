import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { KeptPictures } from '../kept/kept-pictures.ts';
import { pictureName } from '../report/comparison.ts';
import { serveFolder } from '../revision/serve-folder.ts';
import { inBatches } from '../stories/in-batches.ts';
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
  /** Those that no earlier run has kept. */
  missing(plans: readonly PicturePlan[]): readonly PicturePlan[];
  /** Takes pictures, or what is kept of them, with a page for each core. `onProgress` gets after each how many are taken. */
  take(plans: readonly PicturePlan[], onProgress?: (done: number) => void): Promise<void>;
  /** Takes pictures again, each after a load of its own and one after the other, so that nothing disturbs them. */
  retake(plans: readonly PicturePlan[]): Promise<void>;
  stop(): void;
}

/** Where the pictures of a revision go. */
export interface PictureStores {
  /** Of this run only. */
  folder: string;
  /** For further runs; a working copy has none. */
  kept?: KeptPictures | undefined;
}

/** Serves a built Storybook and reads its stories. */
export async function openRevision(
  browser: Browser,
  built: string,
  { folder, kept }: PictureStores,
): Promise<RevisionPictures> {
  await mkdir(folder, { recursive: true });
  const { address, stop } = await serveFolder(built);
  const page = await browser.newPage();
  const stories = await readStories(page, address);
  await page.close();

  const taken = new Map<string, TakenPicture>();
  const fileOf = (plan: PicturePlan) => join(folder, `${pictureName(plan)}.png`);
  const note = (plan: PicturePlan, problem: string | undefined) =>
    taken.set(pictureName(plan), problem === undefined ? plan : { ...plan, problem });
  const add = async (plan: PicturePlan, picture: Picture) => {
    await writeFile(fileOf(plan), picture.png);
    await kept?.keep(pictureName(plan), picture);
    note(plan, picture.problem);
  };
  const missing = (plans: readonly PicturePlan[]) =>
    plans.filter((plan) => !kept?.has(pictureName(plan)));
  return {
    stories,
    folder,
    taken,
    stop,
    missing,
    async take(plans, onProgress) {
      const unknown = new Set(missing(plans));
      for (const plan of plans) {
        if (unknown.has(plan) || !kept) continue;
        note(plan, await kept.copyTo(pictureName(plan), fileOf(plan)));
      }
      let done = 0;
      const pages = availableParallelism();
      await takePictures(
        browser,
        address,
        inBatches([...unknown]),
        pages,
        async (plan, picture) => {
          await add(plan, picture);
          done += 1;
          onProgress?.(done);
        },
      );
    },
    retake: (plans) =>
      takePictures(
        browser,
        address,
        plans.map((plan) => [plan]),
        1,
        add,
      ),
  };
}
