import type { Browser } from 'playwright';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import { openCamera } from './camera.ts';
import { type Picture, takePicture } from './take-picture.ts';

/**
 * Pictures stories.
 *
 * @param batches - What one page pictures one after the other.
 * @param pagesAtOnce - More than the machine has cores make stories miss their own deadlines.
 * @param onPicture - Called with each picture, in no particular order.
 */
export async function takePictures(
  browser: Browser,
  address: string,
  batches: readonly (readonly PicturePlan[])[],
  pagesAtOnce: number,
  onPicture: (plan: PicturePlan, picture: Picture) => Promise<void>,
): Promise<void> {
  const waiting = [...batches];
  const work = async () => {
    const camera = await openCamera(browser);
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      // What another batch has left behind may not be there.
      camera.shown = undefined;
      for (const plan of batch) {
        await onPicture(plan, await takePicture(camera, address, plan));
      }
    }
    await camera.page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, batches.length) }, work));
}
