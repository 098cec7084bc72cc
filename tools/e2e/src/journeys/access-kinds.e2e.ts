import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { watchLink } from '../page-objects/film.ts';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { cookieNotice } from '../page-objects/foot.ts';
import { openSignIn, signedIn } from '../page-objects/sign-in.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const family = '+79000000002';
const alone = '+79000000005';

const labels = ['localhost', 'polosa.localhost'] as const;
const originOf = (stack: Stack, host: string) => `http://${host}:${new URL(stack.webUrl).port}`;

const whoWatches = (page: Page) => page.getByRole('dialog', { name: 'Кто смотрит?' });
const main = (page: Page) => page.locator('main');
const isSkipped = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'skipProfiles');

test('the focus has a place when what had it goes: a notice, the page before the player, and a card on the way back', async ({
  page,
}) => {
  await arrive(page, '/movies/mayak');
  await cookieNotice(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(cookieNotice(page)).toHaveCount(0);
  await expect(main(page)).toBeFocused();

  const play = watchLink(main(page));
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('video')).toBeVisible();
  await expect(main(page)).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Перемотка' })).toBeVisible();
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Назад' })).toBeFocused();

  await page.goBack();
  await expect(watchLink(main(page))).toBeFocused();
});

test('after a load that the page made the main area has the focus, and a closed question stays closed', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/movies/kassiopeya');
  await form.provePhone(stack, family.slice(2));
  await form.at('Кто смотрит?');
  await page.keyboard.press('Escape');
  await signedIn(page);
  await expect(main(page)).toBeFocused();
  expect(await isSkipped(page)).toBe(true);

  await page.context().clearCookies({ name: 'skipProfiles' });
  await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()));
  await page.reload();
  await whoWatches(page).getByRole('button', { name: 'Лёва' }).click();
  await expect(whoWatches(page)).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});

test('an account with one profile is not asked who watches', async ({ page }) => {
  await signIn(page, alone, { isAskedForProfile: true });
  await page.goto('/');
  await flowsRun(page);

  await expect.poll(() => isSkipped(page)).toBe(true);
  await expect(whoWatches(page)).toHaveCount(0);
});

for (const host of labels) {
  test(`no bar of ${host} lies over what has the focus`, async ({ page, stack }) => {
    await arrive(page, `${originOf(stack, host)}/movies/nosferatu`);
    await expect(cookieNotice(page)).toBeVisible();

    const hidden = await page.evaluate(async () => {
      const found: string[] = [];
      for (const link of document.querySelectorAll<HTMLElement>('main a, main button')) {
        link.focus();
        await new Promise(requestAnimationFrame);
        const { left, top, width, height } = link.getBoundingClientRect();
        if (document.activeElement !== link || width < 2 || left < 0 || left > innerWidth) continue;
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        if (over?.closest('section[aria-label="Файлы cookie"]')) found.push(link.innerText);
      }
      return found;
    });
    expect(hidden).toEqual([]);
  });

  test(`a reader of ${host} who spaces text out loses no title, and no word of the masthead`, async ({
    page,
    stack,
  }) => {
    for (const path of ['/', '/tv', '/services']) {
      await page.goto(originOf(stack, host) + path);
      await pageHydrated(page);
      const cut = await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
        const isCut = (part: HTMLElement) =>
          part.innerText !== '' &&
          getComputedStyle(part).overflow === 'hidden' &&
          getComputedStyle(part).clipPath === 'none' &&
          part.scrollHeight > part.clientHeight + 2;
        const titles = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
        const tools = document.querySelector('header a[href^="/search"]');
        const words = document.querySelector('header nav ul');
        // In a masthead the row of words stands below the tools.
        const isStruck =
          location.hostname.startsWith('polosa') &&
          tools !== null &&
          words !== null &&
          tools.getBoundingClientRect().bottom > words.getBoundingClientRect().top;
        return [
          ...titles.filter(isCut).map((title) => title.innerText),
          ...(isStruck ? ['tools'] : []),
        ];
      });
      expect.soft(cut, path).toEqual([]);
    }
  });

  test(`in a window of ${host} at 400 % nothing sticks, and no button lies over another`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${originOf(stack, host)}/movies/catalog`);
    await pageHydrated(page);
    const buttons = page.getByRole('main').getByRole('button').filter({ visible: true });
    const boxes = await buttons.evaluateAll((all) =>
      all.slice(0, 3).map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
    );
    const overlapping = boxes.filter((a, place) =>
      boxes.some(
        (b, other) =>
          other !== place &&
          a.left < b.right &&
          b.left < a.right &&
          a.top < b.bottom &&
          b.top < a.bottom,
      ),
    );
    expect(overlapping).toEqual([]);

    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const stuck = await page.evaluate(() =>
      [2, innerHeight - 2].flatMap((y) => {
        const over = document.elementFromPoint(innerWidth / 2, y);
        return over?.closest('header') ? [over.tagName] : [];
      }),
    );
    expect(stuck).toEqual([]);
  });
}

test('five minutes of the guide are a target of 24 px, and so is a step of the way to a page', async ({
  page,
}) => {
  await page.goto('/tv');
  await pageHydrated(page);
  const narrow = await page
    .getByRole('gridcell')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().width < 24).length);
  expect(narrow).toBe(0);

  await page.goto('/movies/nosferatu');
  const crumbs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  const heights = await crumbs.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

/** The least contrast of a colour with what is in a picture. Decoded in the page, which can. */
async function contrastOn(page: Page, color: string, picture: Buffer): Promise<number> {
  return page.evaluate(
    async ([ink, bytes]) => {
      const luminance = (channels: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = channels.map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const { data } = canvas?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      let lightest = 0;
      for (let at = 0; at < data.length; at += 4) {
        lightest = Math.max(
          lightest,
          luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]),
        );
      }
      const own = luminance(ink.match(/\d+(\.\d+)?/gu)?.map(Number) ?? []);
      return (own + 0.05) / (lightest + 0.05);
    },
    [color, [...picture]] as const,
  );
}

test('the way to a film is readable on a light picture, on phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/movies/nosferatu');
  await pageHydrated(page);
  const list = page.getByRole('main').getByRole('navigation').first().getByRole('list');
  const last = list.getByRole('listitem').last();
  const color = await last.evaluate((item) => getComputedStyle(item).color);
  const clip = (await last.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  await list.evaluate((element) => (element.style.visibility = 'hidden'));

  const picture = await page.screenshot({ clip });

  expect(await contrastOn(page, color, picture)).toBeGreaterThan(4.5);
});

test('the home of a child begins below the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, family, { isAskedForProfile: true });
  await page.goto('/');
  await whoWatches(page).getByRole('button', { name: 'Лёва' }).click();
  await expect(whoWatches(page)).toHaveCount(0);
  await pageHydrated(page);

  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const { y } = (await heading.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThanOrEqual(56);
});
