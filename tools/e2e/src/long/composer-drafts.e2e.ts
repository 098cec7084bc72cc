import type { Browser, Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { readToEnd } from '../page-objects/blocks.ts';
import { arrive } from '../page-objects/first-interaction.ts';
import { alternateOf } from '../support/alternate.ts';
import { composerTest as test } from '../support/composer-test.ts';
import { moveClock } from '../support/control.ts';
import { ticketFor } from '../support/page-editors.ts';
import { expect } from '../support/test.ts';

/** What a page shows: its elements and its points. */
interface Shown {
  /** One element on each line, as the browser has it. */
  elements: readonly string[];
  /** PNG of the whole page. */
  picture: Buffer;
}

/** The elements of a page in the order of the document, without what each answer has of its own. */
const elementsOf = (page: Page) =>
  page.evaluate(() => {
    // Programmes on air go on between one page and the other; files of blocks come in the order of the network.
    const own = 'progress, script, style, link[rel="stylesheet"], link[rel$="preload"]';
    // The ticket, also where a link leads back to the page, and numbers that a library draws by chance.
    const sameIn = (value: string) =>
      value
        .replaceAll(/(?:[?&]|%26|%3F)draft(?:=|%3D)[\w.-]+/gu, '')
        .replaceAll(/react-aria\d+-_r_\w+_/gu, 'react-aria');
    const textOf = ({ childNodes }: Element) =>
      [...childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('');
    return [...document.querySelectorAll('*')]
      .filter((element) => !element.matches(own))
      .map((element) => {
        const attributes = [...element.attributes]
          // Whether a picture came before the scripts, by chance.
          .filter(
            ({ name }) => name !== 'nonce' && !(name === 'data-state' && element.tagName === 'IMG'),
          )
          .map(({ name, value }) => `${name}="${sameIn(value)}"`);
        return [element.tagName, ...attributes.sort(), textOf(element)].join(' ');
      });
  });

/** When all pages are looked at, by the clocks of the browser and of the service: not at the end of a minute. */
const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 20_000);

/** Pictures come in that time, in milliseconds. */
const PICTURES_MS = 60_000;

async function look(
  browser: Browser,
  stack: Stack,
  [width, address]: readonly [width: number, address: string],
): Promise<Shown> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(at);
  await moveClock(stack, at.getTime() - Date.now());
  await arrive(page, address);
  await readToEnd(page);
  // What lights up when it is looked at.
  for (const dark of await page.locator('[data-dark]').all()) await dark.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-dark]')).toHaveCount(0);
  await page.evaluate(async (patienceMs) => {
    await document.fonts.ready;
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
    const drawn = [...document.images].map((image) => {
      // Those beside the page are drawn when their row is turned.
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.race([late, Promise.all(drawn)]);
    scrollTo({ top: 0, behavior: 'instant' });
  }, PICTURES_MS);
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    mask: [page.locator('progress')],
  });
  const elements = await elementsOf(page);
  await context.close();
  return { elements, picture };
}

const languages = ['rus', 'eng', 'hye'];
const widths = [360, 768, 1280];

const labels = ['main', 'alternate'] as const;

for (const [label, language] of labels.flatMap((one) =>
  languages.map((other) => [one, other] as const),
)) {
  test(`a draft and the published page are one by elements and by points: ${label}, ${language}`, async ({
    browser,
    stack,
    baseURL,
  }) => {
    expect(baseURL).toBe(stack.webUrl);
    const origin = label === 'main' ? stack.webUrl : alternateOf(stack);
    await moveClock(stack, at.getTime() - Date.now());
    const ticket = await ticketFor(stack, 'landing');
    const address = `${origin}/landing?lang=${language}`;
    for (const width of widths) {
      const published = await look(browser, stack, [width, address]);
      const draft = await look(browser, stack, [width, `${address}&draft=${ticket}`]);
      expect(draft.elements, `${width}`).toEqual(published.elements);
      expect(draft.picture.equals(published.picture), `${width}`).toBe(true);
    }
  });
}
