import { expect, test } from '../support/answer-test.ts';
import { cookiesOf } from '../support/server-page.ts';

test('the address at which browsers look for a mark leads to the label’s', async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/favicon.ico`);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
});

test('robots and the sitemap name what may be found, in every language', async ({ baseURL }) => {
  const robots = await (await fetch(`${baseURL}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /my\n');

  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = '']) => address);
  expect(addresses).toContain(`${baseURL}/movies/kassiopeya?lang=hye`);
  expect(addresses.length).toBeGreaterThan(900);
  for (const address of [addresses[0] ?? '', addresses.at(-1) ?? '']) {
    expect((await fetch(address.replaceAll('&amp;', '&'))).status).toBe(200);
  }
});

test('the home screen gets a name in the viewer’s language', async ({ ask, baseURL }) => {
  const { document, headers } = await ask('/?lang=hye');
  const link = document.querySelector('link[rel="manifest"]');
  // Without cookies a browser would get it in the site's first language.
  expect(link?.getAttribute('crossorigin')).toBe('use-credentials');

  const answer = await fetch(`${baseURL}${link?.getAttribute('href')}`, {
    headers: { cookie: cookiesOf({ headers }) },
  });

  expect(await answer.json()).toMatchObject({
    name: 'Սոֆիտ',
    display: 'standalone',
    start_url: '/',
  });
});
