import { errors, type Page } from 'playwright';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import type { WatchedRequests } from './watch-requests.ts';

/** A story as it looked. */
export interface Picture {
  /** PNG of the whole page, however long. */
  png: Buffer;
  /** Why the picture may not show the story as it should be: its play function failed, or it never came to an end. */
  problem?: string;
}

/** A page that takes pictures, with what it asks for. */
export interface Camera {
  page: Page;
  requests: WatchedRequests;
}

/** How a story ended; kept in its page. */
interface StoryEnd {
  problem?: string;
}

const finishTimeoutMs = 60_000;

/** A page that never comes to rest is pictured after so many. */
const rounds = 5;

/** Pictures a story once it has rendered, played, and has its fonts and images. */
export async function takePicture(
  { page, requests }: Camera,
  address: string,
  { story, mode }: PicturePlan,
): Promise<Picture> {
  await page.setViewportSize({ width: mode.width, height: 800 });
  // The accessibility check of every story is for the story tests.
  const globals = `label:${mode.label};language:${mode.language};a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  const problem = await untilFinished(page);
  // On a busy machine what has just come draws itself late, and only then asks for more: icons, pictures, variants.
  for (let round = 0; round < rounds; round += 1) {
    const didSettle = await requests.untilQuiet();
    await page.evaluate(untilComplete);
    // One that asks all the time has been waited for.
    if (!didSettle || requests.isQuiet()) break;
  }
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await forget(page);
  return problem === undefined ? { png } : { png, problem };
}

/** Makes a page note when its story has ended, and how. Call once, before the first story. */
export async function watchForEnd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let channel: { on(event: string, listener: (detail: never) => void): void };
    const endWith = (problem?: string) => {
      const { storyEnd } = globalThis as { storyEnd?: StoryEnd };
      // The first word counts: what follows an exception is the end of an unfinished story.
      if (!storyEnd) Object.assign(globalThis, { storyEnd: { problem } });
    };
    // Storybook puts its channel here before it renders anything.
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set(created: typeof channel) {
        channel = created;
        channel.on('playFunctionThrewException', ({ message }: Error) => endWith(message));
        channel.on('storyThrewException', ({ message }: Error) => endWith(message));
        channel.on('storyErrored', ({ title }: { title: string }) => endWith(title));
        channel.on('storyMissing', () => endWith('there is no such story'));
        channel.on('storyFinished', ({ status }: { status: string }) =>
          endWith(status === 'success' ? undefined : 'failed'),
        );
      },
    });
  });
}

async function untilFinished(page: Page): Promise<string | undefined> {
  try {
    const end = await page.waitForFunction(
      () => (globalThis as { storyEnd?: StoryEnd }).storyEnd,
      undefined,
      { timeout: finishTimeoutMs },
    );
    // The first line; testing-library adds the whole document.
    return (await end.jsonValue())?.problem?.split('\n')[0];
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return `not finished after ${finishTimeoutMs / 1000} s`;
  }
}

/** Whatever a story stored would be there for the next one. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
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
