// @vitest-environment node
import { createClient, createPagesClient } from '@foyer/client';
import { operationExamples as examples } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { routeTable } from '@foyer/site-map/route-table';
import { createCatalogue } from './catalogue.ts';
import { isSection } from './sections.ts';

const { items: pages } = examples.listPages.answer;
const [published] = pages.filter(({ live }) => live);

/** A catalogue of a service that answers as the contract's examples, and what it was asked. */
function catalogueOf(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    asked.push(pathname);
    const answer = answers[pathname];
    if (answer instanceof Error) throw answer;
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  };
  const options = { baseUrl: 'http://service.example', fetch };
  const client = createClient({ ...options, revision: 'test' });
  return { asked, ...createCatalogue(client, createPagesClient(options)) };
}

const film = { ...examples.getMediaItem.answer, name: 'Кассиопея', type: 'film' };
const all = {
  '/api/v1/pages': examples.listPages.answer,
  '/api/v1/search': examples.search.answer,
  '/api/v1/media-items/kassiopeya': film,
  '/api/v1/channels/ekran': { ...examples.getChannel.answer, name: 'Первый экран' },
};

describe('createCatalogue', () => {
  it('finds things of the catalogue with the pages they have on the site', async () => {
    const things = await catalogueOf(all).search('кас');

    expect(things.length).toBeGreaterThan(0);
    for (const { link, title } of things) {
      expect(link).toMatch(/^\/[a-z_]+\/./);
      expect(title).not.toBe('');
    }
  });

  it('begins with pages and sections', async () => {
    const things = await catalogueOf(all).search('');

    expect(things.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'section']));
  });

  it.each([
    ['/movies/kassiopeya', { status: 'found', kind: 'film', title: 'Кассиопея' }],
    ['movies/kassiopeya?from=page', { status: 'found', kind: 'film', title: 'Кассиопея' }],
    ['/movies/kassiopeya/player', { status: 'found', kind: 'film', title: 'Кассиопея' }],
    ['/movies/gone', { status: 'missing' }],
    ['/tv/ekran', { status: 'found', kind: 'channel', title: 'Первый экран' }],
    [
      '/movies/catalog?genres=comedy',
      { status: 'found', kind: 'section', title: '/movies/catalog' },
    ],
    ['/services', { status: 'found', kind: 'section', title: '/services' }],
    ['/no-such-page', { status: 'missing' }],
    ['/my/positions', { status: 'unknown' }],
  ])('knows what %s leads to', async (link, place) => {
    expect(await catalogueOf(all).placeOf(link)).toEqual(place);
  });

  it('leads to published pages only', async () => {
    const { placeOf } = catalogueOf(all);
    const link = `/${published?.alias}`;

    expect(await placeOf(link)).toEqual({ status: 'found', kind: 'page', title: link });
    const unpublished = { items: pages.map(({ live: _live, ...page }) => page) };
    const other = catalogueOf({ ...all, '/api/v1/pages': unpublished });
    expect(await other.placeOf(link)).toEqual({ status: 'missing' });
  });

  it('asks once for each link, and again where there was no answer', async () => {
    const { asked, placeOf } = catalogueOf(all);
    await Promise.all([placeOf('/tv/ekran'), placeOf('/tv/ekran')]);
    await placeOf('/tv/ekran');
    expect(asked.filter((path) => path.includes('channels'))).toHaveLength(1);

    const dead = catalogueOf({ ...all, '/api/v1/channels/ekran': new TypeError('no network') });
    expect(await dead.placeOf('/tv/ekran')).toEqual({ status: 'unknown' });
    const before = dead.asked.length;
    await dead.placeOf('/tv/ekran');
    expect(dead.asked.length).toBeGreaterThan(before);
  });
});

it('knows every section of the route table that is no page of blocks', async () => {
  const patterns = routeTable.flatMap(({ paths }) => paths).filter((path) => /^[^:*]/.test(path));
  const fixed = [...new Set(patterns.map((path) => `/${path.replace(/\/?:.*$/, '')}`))];
  const { placeOf } = catalogueOf(all);

  expect(fixed.length).toBeGreaterThan(40);
  const missing: string[] = [];
  for (const path of fixed) {
    const { status } = isSection(path) ? { status: 'found' } : await placeOf(path);
    if (status === 'missing') missing.push(path);
  }
  // Pages of blocks, which a service may have or not, and folders of things.
  expect(missing.toSorted()).toEqual(
    '/contacts /episodes /karaoke /movies /offer /persons /seasons /series /support'.split(' '),
  );
});
