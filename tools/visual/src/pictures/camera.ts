import type { Browser, Page } from 'playwright';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import { watchForEnd } from './story-end.ts';
import { type WatchedRequests, watchRequests } from './watch-requests.ts';

/** A page that takes pictures, with what it asks for. */
export interface Camera {
  page: Page;
  requests: WatchedRequests;
  /** The story that the page shows, once it has come to its end. */
  shown?: PicturePlan | undefined;
}

/** The moment at which every story is pictured. */
const now = new Date('2026-03-14T18:30:00Z');

/** Opens a page whose pictures depend on nothing but the story: clock, place and motion are fixed. */
export async function openCamera(browser: Browser): Promise<Camera> {
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
