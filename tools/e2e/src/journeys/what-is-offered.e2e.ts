import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What is offered: where it is listed, and where an offer leads. */
const kinds: readonly (readonly [kind: string, path: string, offer: string])[] = [
  ['films', '/movies', 'a[href^="/movies/"]'],
  ['series', '/series', 'a[href^="/series/"]'],
  ['for children', '/kids', 'a[href^="/movies/"], a[href^="/series/"]'],
  ['education', '/education', 'a[href^="/movies/"], a[href^="/series/"]'],
  ['sport', '/sport', 'a[href^="/movies/"], a[href^="/series/"], a[href^="/tv/"]'],
  ['channels', '/tv', 'a[href^="/tv/"]'],
  ['songs', '/karaoke', 'a[href^="/karaoke/"]'],
  ['services', '/services', 'a[href^="/services/"]'],
  ['collections', '/collections', 'a[href^="/collections/"]'],
  ['promo events', '/promo_events', 'a[href^="/promo_events/"]'],
];

test('a visitor finds films, series, what is made for children, education, sport, channels, songs, services, collections and promo events, each with a page [START-001, START-002]', async ({
  page,
  noise,
}) => {
  for (const [kind, path, offer] of kinds) {
    await test.step(kind, async () => {
      await page.goto(path);
      const link = main(page)
        .locator(offer)
        .filter({ hasNot: page.locator('[href$="/player"]') });
      const href = await link.first().getAttribute('href');
      await page.goto(href ?? '');
      await expect(title(page)).not.toBeEmpty();
      await expect(page).toHaveURL(new RegExp(`${href?.split(/[?#]/)[0] ?? ''}`));
    });
  }
  expect(noise()).toEqual([]);
});

/** Of a signed-in viewer. */
const own = [
  ['/my/settings', 'profiles'],
  ['/my/collection', 'favourites'],
  ['/my/journal', 'journal'],
  ['/my/positions', 'history'],
  ['/my/devices', 'devices'],
  ['/my/bonuses', 'bonuses'],
  ['/my/certificates', 'certificates'],
  ['/my/payments_and_services/payments', 'payments'],
  ['/my/payments_and_services', 'subscriptions'],
] as const;

for (const [kind, login] of [
  ['a phone', '+79000000001'],
  ['an e-mail address', 'viewer@example.org'],
] as const) {
  test(`an account of ${kind} has profiles, favourites, a journal, devices, bonuses, payments and subscriptions [START-003, START-004]`, async ({
    page,
    noise,
  }) => {
    await signIn(page, login);
    for (const [path, what] of own) {
      await test.step(what, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(title(page)).not.toBeEmpty();
        if (what !== 'profiles') return;
        await expect(main(page).locator('a[href^="/my/profiles/"]').first()).toBeVisible();
      });
    }
    expect(noise()).toEqual([]);
  });
}
