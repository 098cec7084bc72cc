import type { APIRequestContext } from '@playwright/test';
import { openFilms } from '../page-objects/menu.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const textOf = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
};

/** Descriptions in a page, by their schema.org types. */
const describedIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

test('the address that browsers ask for a mark by themselves leads to the label’s', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get(`${baseURL}/favicon.ico`);

  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
});

test('a visitor’s pages describe themselves to search engines [SEO-001, SEO-002, SEO-003]', async ({
  request,
}) => {
  const home = describedIn(await textOf(request, '/'));
  expect(home.map((entry) => entry['@type'])).toEqual(['WebSite']);

  const [crumbs, film] = describedIn(await textOf(request, '/movies/kassiopeya'));
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(film).toMatchObject({ '@type': 'Movie', isFamilyFriendly: expect.any(Boolean) });
  const rating = film?.['aggregateRating'] as { ratingValue: number; ratingCount: number };
  expect(rating.ratingCount).toBe(Math.round(rating.ratingValue * 1000));
});

test('nobody describes the pages of someone who signed in [SEO-001]', async ({ page }) => {
  await signIn(page, '+79000000001');

  const html = await (await page.request.get('/movies/kassiopeya')).text();

  expect(describedIn(html)).toEqual([]);
});

test('a description leaves with its page and disturbs nothing', async ({ page, noise }) => {
  await page.goto('/movies/kassiopeya');
  await openFilms(page);
  await expect(page).toHaveURL(/\/movies$/);

  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(noise()).toEqual([]);
});

test('robots and the sitemap name what may be found, in every language', async ({
  request,
  baseURL,
}) => {
  const robots = await textOf(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /my\n');

  const sitemap = await textOf(request, '/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = '']) => address);
  expect(addresses).toContain(`${baseURL}/movies/kassiopeya?lang=hye`);
  expect(addresses.length).toBeGreaterThan(900);
  for (const address of [addresses[0] ?? '', addresses.at(-1) ?? '']) {
    expect((await request.get(address.replaceAll('&amp;', '&'))).status()).toBe(200);
  }
});

test('every page names its address in each language', async ({ page, baseURL }) => {
  await page.goto('/movies/kassiopeya?lang=eng&utm_source=letter');

  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
  const film = `${baseURL}/movies/kassiopeya`;
  expect(alternates).toEqual([
    ['ru', film],
    ['en', `${film}?lang=eng`],
    ['hy', `${film}?lang=hye`],
    ['x-default', film],
  ]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${film}?lang=eng`);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page says so in the brand’s look, and loads when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.mouse.move(100, 100);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await context.setOffline(true);
    await page.goto('/movies/kassiopeya');
    await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Софит' })).toHaveJSProperty('complete', true);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
    await expect(page).toHaveTitle(/Кассиопея/);
  });
});

test('the home screen gets a name in the viewer’s language', async ({ page }) => {
  await page.goto('/?lang=hye');

  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });

  expect(manifest).toMatchObject({ name: 'Սոֆիտ', display: 'standalone', start_url: '/' });
});
