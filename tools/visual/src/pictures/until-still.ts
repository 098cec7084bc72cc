import { setTimeout as pause } from 'node:timers/promises';
import type { Camera } from './camera.ts';
import { isDrawn } from './is-drawn.ts';

/** What has come is in the page after so long. */
const arrivalMs = 100;
/** React holds back for 300 ms what comes right after something else has come. */
const quietMs = 400;
const longestWaitMs = 5000;
const stepMs = 25;

/** A page that never comes to rest is pictured after so many. */
const rounds = 5;

/**
 * Waits until nothing is under way in a page, and all that has come is drawn: icons and variants come in files of their
 * own, and draw nothing until then. A call that stays open, as of a player, is waited for five seconds.
 */
export async function untilStill(camera: Camera): Promise<void> {
  // On a busy machine what has just come draws itself late, and only then asks for more: icons, pictures, variants.
  for (let round = 0; round < rounds; round += 1) {
    const didSettle = await untilQuiet(camera);
    await camera.page.evaluate(untilComplete);
    // One that asks all the time has been waited for.
    if (!didSettle || (await isQuiet(camera))) break;
  }
}

async function untilQuiet(camera: Camera): Promise<boolean> {
  const deadline = performance.now() + longestWaitMs;
  let didSettle = await isQuiet(camera);
  while (!didSettle && performance.now() < deadline) {
    await pause(stepMs);
    didSettle = await isQuiet(camera);
  }
  // What still hangs is the last page's; the next one does not wait for it.
  camera.requests.giveUp();
  return didSettle;
}

/** Where React says that everything is drawn, there is nothing to wait for; else it may be holding something back. */
async function isQuiet({ page, requests }: Camera): Promise<boolean> {
  const quiet = requests.quietMs();
  return quiet >= quietMs || (quiet >= arrivalMs && (await page.evaluate(isDrawn)));
}

/** Runs in the page: images below the fold load too, since the picture shows the whole page. */
async function untilComplete(): Promise<void> {
  const images = [...document.images].filter(({ currentSrc, src }) => currentSrc || src);
  for (const image of images) image.loading = 'eager';
  // One that does not come is part of how the story looks.
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  // After all that waits to be drawn. The idle callbacks of a page whose clock is fixed are timers.
  await scheduler.postTask(() => {}, { priority: 'background' });
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
