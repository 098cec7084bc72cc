import { expect, test } from '../support/answer-test.ts';
import { configOf, type ServerPage } from '../support/server-page.ts';
import { sessionOf } from '../support/session-of.ts';

/** A page's descriptions for search engines. */
const describedIn = ({ document }: ServerPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

test('the address of a page does not reach other sites', async ({ ask }) => {
  const { headers } = await ask('/?ott_tv_code=A1B2C3');

  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('every page names its address in each language', async ({ ask, baseURL }) => {
  const { document } = await ask('/movies/kassiopeya?lang=eng&utm_source=letter');

  const alternates = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  const film = `${baseURL}/movies/kassiopeya`;
  expect(alternates).toEqual([
    ['ru', film],
    ['en', `${film}?lang=eng`],
    ['hy', `${film}?lang=hye`],
    ['x-default', film],
  ]);
  const canonical = document.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toBe(`${film}?lang=eng`);
});

test('a visitor’s pages describe themselves to search engines [SEO-001, SEO-002, SEO-003]', async ({
  ask,
}) => {
  const home = describedIn(await ask('/'));
  expect(home.map((entry) => entry['@type'])).toEqual(['WebSite']);

  const [crumbs, film] = describedIn(await ask('/movies/kassiopeya'));
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(film).toMatchObject({ '@type': 'Movie', isFamilyFriendly: expect.any(Boolean) });
  const rating = film?.['aggregateRating'] as { ratingValue: number; ratingCount: number };
  expect(rating.ratingCount).toBe(Math.round(rating.ratingValue * 1000));
});

test('the pages of a viewer who signed in do not describe themselves [SEO-001]', async ({
  ask,
  stack,
}) => {
  const cookie = await sessionOf(stack, '+79000000001');

  const film = await ask('/movies/kassiopeya', { cookie });

  expect(film.document.title).toMatch(/Кассиопея/);
  expect(describedIn(film)).toEqual([]);
});

test('the server writes into the page what it starts from [START-029, START-032, ENTITY-018, LABEL-005]', async ({
  ask,
}) => {
  expect(configOf(await ask('/movies'))).toMatchObject({
    label: { id: 'main', domain: 'sofit.example', languages: ['rus', 'eng', 'hye'] },
    initialPage: '/movies',
    mainHostname: 'sofit.example',
    deviceType: 'web',
    revision: 'test',
    site: {
      landingsNames: ['promocode', 'podarochnye-sertifikaty', 'docs', 'smarttv'],
      cookieInfoExemptions: ['/offer'],
      externalAdsExemptions: ['/kids'],
      chat: { channel: 7 },
    },
  });
});
