import { expect, test } from '../support/answer-test.ts';
import { mainText } from '../support/server-page.ts';

const film = '/movies/kassiopeya';
const name = 'sledovatel-s-pravogo-berega';
const season = `${name}-sezon-2`;
const episode = `${season}-seriya-3`;

/** Addresses of pages, each with the one that counts for search engines. */
const canonical: readonly (readonly [path: string, counts: string])[] = [
  [film, film],
  [`/series/${name}`, `/series/${name}`],
  [`/seasons/${season}`, `/seasons/${season}`],
  [`/episodes/${episode}`, `/episodes/${episode}`],
  ['/catalog/kassiopeya', film],
  [`/catalog/${name}/${season}`, `/seasons/${season}`],
  [`/catalog/${name}/${season}/${episode}`, `/episodes/${episode}`],
  [`/media_items/${name}`, `/series/${name}`],
  [`/media_items/${name}/${season}`, `/seasons/${season}`],
  [`/media_items/${name}/${season}/${episode}`, `/episodes/${episode}`],
  [`${film}/cast`, `${film}/cast`],
  ['/persons/anna-vetrova', '/persons/anna-vetrova'],
];

test('every form of a title’s address is a whole page before any script runs [ROUTE-016, ROUTE-017, ROUTE-018, ROUTE-019, ROUTE-020, ROUTE-021, ROUTE-022, ROUTE-023, ROUTE-024, ROUTE-025, ROUTE-026, ROUTE-066]', async ({
  ask,
}) => {
  for (const [path, counts] of canonical) {
    const { status, document } = await ask(path);
    const link = document.querySelector('link[rel="canonical"]')?.getAttribute('href');

    expect([path, status, link && new URL(link).pathname]).toEqual([path, 200, counts]);
    expect([path, document.querySelectorAll('h1').length]).toEqual([path, 1]);
    expect([path, document.querySelectorAll('[style]').length]).toEqual([path, 0]);
  }
});

test('what is not there is a 404 that says so, in the frame of the site', async ({ ask }) => {
  for (const path of [
    '/movies/no-such-film',
    '/series/no-such',
    '/persons/no-such',
    '/no/such/page',
  ]) {
    const page = await ask(path);

    expect([path, page.status]).toEqual([path, 404]);
    expect(mainText(page), path).toContain('Такой страницы нет');
    expect(page.document.querySelector('nav'), path).not.toBeNull();
  }
});
