import type { Page } from '@playwright/test';
import { pageHydrated } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { expect, test } from '../support/test.ts';

const labels = ['main', 'alternate'] as const;

/** Reads the landing page to its end, as far as its blocks come when they are near. */
async function readThrough(page: Page, look = async () => {}): Promise<void> {
  await pageHydrated(page);
  const step = (page.viewportSize()?.height ?? 0) * 0.8;
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  while (!(await isAtEnd())) {
    await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), step);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await look();
  }
}

/** What moves now: classes of animated elements, and films that play. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const isRunning = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().duration) > 0;
    const targets = document
      .getAnimations()
      .filter(isRunning)
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className);
    const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
    return [...targets, ...films.map(({ src }) => src)];
  });

test.describe('for those who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const label of labels) {
    test(`nothing moves on a page of all blocks, in the label ${label}`, async ({
      page,
      stack,
    }) => {
      await page.goto(`${label === 'alternate' ? alternateOf(stack) : ''}/landing`);
      await readThrough(page, () => expect.poll(() => moving(page)).toEqual([]));
    });
  }
});

for (const [name, viewport] of [
  ['320 px wide', { width: 320, height: 640 }],
  ['enlarged to 400 %', { width: 320, height: 256 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const label of labels) {
      test(`nothing of a page of all blocks is cut, in the label ${label}`, async ({
        page,
        stack,
      }) => {
        await page.goto(`${label === 'alternate' ? alternateOf(stack) : ''}/landing`);
        await readThrough(page);

        const cut = () =>
          page.evaluate(() => {
            const scrolls = (node: Element): boolean => {
              for (let one: Element | null = node; one; one = one.parentElement) {
                if (/auto|scroll/u.test(getComputedStyle(one).overflowX)) return true;
              }
              return false;
            };
            return [
              ...document.querySelectorAll(
                'main :is(h1, h2, h3, p, a, button, label, dt, dd, th, td)',
              ),
            ]
              .filter(
                (node) =>
                  node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
                  !node.closest('[inert], [aria-hidden=true]'),
              )
              .filter((node) => {
                const { left, right, width } = node.getBoundingClientRect();
                const isOut = width > 1 && (left < -1 || right > window.innerWidth + 1);
                const { overflowX, textOverflow } = getComputedStyle(node);
                const isClipped =
                  node.scrollWidth > node.clientWidth + 1 &&
                  node.clientWidth > 1 &&
                  /hidden|clip/u.test(overflowX) &&
                  textOverflow !== 'ellipsis';
                return (isOut || isClipped) && !scrolls(node);
              })
              .map(
                (node) =>
                  `${node.closest('[data-block]')?.getAttribute('data-block')} ${node.tagName} ${node.textContent.trim().slice(0, 40)}`,
              );
          });
        await expect.poll(cut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }
  });
}
