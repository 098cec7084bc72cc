import { filtersFixture, mediaItemShortFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { labels } from '@foyer/ui/theme';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { loadCatalogue } from '@foyer/titles/catalogue/load-catalogue';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { catalogueData } from './catalogue-data.ts';

const film = {
  type: 'media_item',
  media_item: { ...mediaItemShortFixture, slug: 'mayak', name: 'Маяк' },
};

async function openPage() {
  const { t, load: loadTexts } = await createTranslator('rus');
  const call = vi.fn(
    async ({ operationId }: { operationId: string }, _input: { query?: Record<string, string> }) =>
      operationId === 'getFilters'
        ? filtersFixture
        : { items: [film], total_count: 90, next_cursor: 'more' },
  );
  const page: LoaderPage = {
    client: { call: call as never },
    queryClient: createQueryClient(),
    label: labels.main,
    language: 'rus',
    t,
    loadTexts,
    hasSession: false,
    config: pageConfig(),
    origin: 'https://sofit.example',
  };
  const askedFor = () =>
    call.mock.calls.map(([{ operationId }, { query }]) => [operationId, query]);
  return { page, askedFor };
}

const urlOf = (path: string) => new URL(path, 'https://sofit.example');

describe('loadCatalogue', () => {
  it('asks for what the address says, page by page [FILTER-001, FILTER-007]', async () => {
    const { page, askedFor } = await openPage();

    await loadCatalogue(page, urlOf('/movies/catalog?genres=drama,opera&new=1&sort=rating&page=2'));

    expect(askedFor()).toEqual([
      ['getFilters', { theme: 'movies' }],
      ['listCatalogue', { theme: 'movies', genres: 'drama', new: '1', sort: 'rating', page: '2' }],
    ]);
  });

  it('finds a list again as it was, without a call', async () => {
    const { page, askedFor } = await openPage();
    const url = urlOf('/catalog?genres=drama');

    await loadCatalogue(page, url);
    await loadCatalogue(page, url);

    expect(askedFor()).toHaveLength(2);
  });

  it.each([
    ['/catalog', 'Каталог фильмов и сериалов — Софит'],
    ['/movies/catalog', 'Каталог фильмов — Софит'],
    ['/series/catalog', 'Каталог сериалов — Софит'],
    ['/kids/catalog', 'Каталог для детей — Софит'],
    ['/education/catalog', 'Каталог познавательных программ — Софит'],
    ['/sport/catalog', 'Каталог о спорте — Софит'],
  ])('gives %s a title and one address for all choices', async (path, title) => {
    const { page } = await openPage();

    const { head } = await loadCatalogue(page, urlOf(`${path}?sort=rating&page=2`));

    expect([head.title.replaceAll('\u00A0', ' '), head.address]).toEqual([
      title,
      `https://sofit.example${path}`,
    ]);
  });
});

describe('catalogueData', () => {
  it('tells search engines the way to a theme’s catalogue and where its titles are [CRUMB-001, CRUMB-012]', async () => {
    const { page } = await openPage();
    await page.loadTexts('crumbs');
    const data = await loadCatalogue(page, urlOf('/movies/catalog'));

    const [crumbs, list] = catalogueData(data, page);

    const way = ['/', '/movies', '/movies/catalog'].map((path) => `https://sofit.example${path}`);
    expect(crumbs).toMatchObject({
      itemListElement: [
        { name: 'Софит', item: way[0] },
        { name: 'Фильмы', item: way[1] },
        { name: 'Каталог', item: way[2] },
      ],
    });
    expect(list).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: {
        itemListElement: [{ position: 1, name: 'Маяк', url: 'https://sofit.example/movies/mayak' }],
      },
    });
  });
});
