import type { Browser } from 'playwright';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import { type Camera, type Picture, takePicture, watchForEnd } from './take-picture.ts';
import { watchRequests } from './watch-requests.ts';

/** The moment at which every story is pictured. */
const now = new Date('2026-03-14T18:30:00Z');

/** Opens a page whose pictures depend on nothing but the story: clock, place and motion are fixed. */
async function openCamera(browser: Browser): Promise<Camera> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(now);
  const page = await context.newPage();
  await watchForEnd(page);
  return { page, requests: watchRequests(page) };
}

/**
 * Pictures stories.
 *
 * @param pagesAtOnce - More than the machine has cores make stories miss their own deadlines.
 * @param onPicture - Called with each picture, in no particular order.
 */
export async function takePictures(
  browser: Browser,
  address: string,
  plans: readonly PicturePlan[],
  pagesAtOnce: number,
  onPicture: (plan: PicturePlan, picture: Picture) => Promise<void>,
): Promise<void> {
  const waiting = [...plans];
  const work = async () => {
    const camera = await openCamera(browser);
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      await onPicture(plan, await takePicture(camera, address, plan));
    }
    await camera.page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, plans.length) }, work));
}
