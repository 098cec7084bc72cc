import type { Page } from 'playwright';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import type { Camera } from './camera.ts';
import { showStory } from './show-story.ts';
import { untilStill } from './until-still.ts';

/** A story as it looked. */
export interface Picture {
  /** PNG of the whole page, however long. */
  png: Buffer;
  /** Why the picture may not show the story as it should be: its play function failed, or it never came to an end. */
  problem?: string;
}

/** Pictures a story once it has rendered, played, and has its fonts and images. */
export async function takePicture(
  camera: Camera,
  address: string,
  plan: PicturePlan,
): Promise<Picture> {
  const problem = await showStory(camera, address, plan);
  await untilStill(camera);
  const { page } = camera;
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await forget(page);
  // The first line; testing-library adds the whole document.
  return problem === undefined ? { png } : { png, problem: problem.split('\n', 1).join('') };
}

/** Whatever a story stored would be there for the next one. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
