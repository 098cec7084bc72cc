// @vitest-environment node
import { mediaViewQuery } from '@foyer/client';
import { imageFixture, serviceShortFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { mediaViewData } from './media-view-data.ts';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';

const client = { call: () => new Promise<never>(() => undefined) };
const films = { alias: 'movies', path: '/movies' };

async function openPage(): Promise<LoaderPage> {
  const { t, load: loadTexts } = await createTranslator('rus');
  const queryClient = createQueryClient();
  return {
    client,
    queryClient,
    label: labels.main,
    language: 'rus',
    t,
    loadTexts,
    hasSession: false,
    config: pageConfig(),
    origin: 'https://sofit.example',
  };
}

describe('mediaViewData', () => {
  it('describes the way to a media view, which ends with its name', async () => {
    const page = await openPage();
    page.queryClient.setQueryData(mediaViewQuery(client, 'movies').queryKey, {
      name: 'Фильмы',
      media_blocks: [],
    });

    const [data] = mediaViewData(films, page);

    expect(data?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Софит', item: 'https://sofit.example/' },
      { '@type': 'ListItem', position: 2, name: 'Фильмы', item: 'https://sofit.example/movies' },
    ]);
  });

  it('describes the questions of its blocks, chosen by tag or name [BLOCK-009, BLOCK-037]', async () => {
    const page = await openPage();
    const asked = { id: 'when', question: 'Когда?', answer: '<p>Сегодня.</p>' };
    const block = { type: 'custom_block', items: [], custom_data: { faq: [asked] } };
    page.queryClient.setQueryData(mediaViewQuery(client, 'movies').queryKey, {
      name: 'Фильмы',
      media_blocks: [
        { ...block, id: 'first', tag: 'faq', name: 'Вопросы' },
        { ...block, id: 'second', name: 'faq' },
        { ...block, id: 'none', type: 'content', name: 'faq' },
      ],
    });

    const [, data] = mediaViewData(films, page);

    expect([data?.['@type'], data?.['mainEntity']]).toEqual([
      'FAQPage',
      Array.from({ length: 2 }, () => ({
        '@type': 'Question',
        name: 'Когда?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Сегодня.</p>' },
      })),
    ]);
  });

  it('describes the clips of its blocks that play one in place [BLOCK-040]', async () => {
    const page = await openPage();
    const custom_data = {
      title: 'Минута, чтобы понять',
      url_id: 'metropolis',
      video_url: '/api/v1/origin/trailer/manifest.mpd',
      backgrounds: [imageFixture('backdrop-metropolis')],
    };
    const block = { type: 'custom_block', name: 'player', items: [], custom_data };
    page.queryClient.setQueryData(mediaViewQuery(client, 'movies').queryKey, {
      name: 'Фильмы',
      media_blocks: [
        { ...block, id: 'first' },
        { ...block, id: 'other', tag: 'hero' },
        { ...block, id: 'empty', custom_data: { title: 'Без видео' } },
      ],
    });

    const [, ...data] = mediaViewData(films, page);

    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: 'Минута, чтобы понять',
        description: 'Минута, чтобы понять',
        thumbnailUrl: 'https://sofit.example/api/v1/images/backdrop-metropolis/1280x720.jpg',
        contentUrl: 'https://sofit.example/api/v1/origin/trailer/manifest.mpd',
        embedUrl: 'https://sofit.example/embed/metropolis/trailer',
      },
    ]);
  });

  it('describes each service that its blocks sell, with the price that the service states [BLOCK-005, BLOCK-010]', async () => {
    const page = await openPage();
    const kino = { ...serviceShortFixture, price_text: 'от 1\u00A0299,50\u00A0₽ за месяц' };
    const { price_text: _price, ...priceless } = { ...serviceShortFixture, id: 'tv', alias: 'tv' };
    const unsold = { ...serviceShortFixture, id: 'old', actions: [] };
    const itemsOf = (...services: object[]) =>
      services.map((service) => ({ type: 'service', service }));
    const block = { type: 'custom_block', name: 'Подписки' };
    page.queryClient.setQueryData(mediaViewQuery(client, 'movies').queryKey, {
      name: 'Фильмы',
      media_blocks: [
        { ...block, id: 'first', tag: 'four_services', items: itemsOf(kino, priceless, unsold) },
        { ...block, id: 'second', tag: 'buy', items: itemsOf(kino) },
        { ...block, id: 'third', tag: 'subservices', items: itemsOf({ ...kino, id: 'other' }) },
      ],
    });

    const [, ...products] = mediaViewData(films, page);

    expect(
      products.map((product) => [product['@type'], product['url'], product['offers']]),
    ).toEqual([
      [
        'Product',
        'https://sofit.example/services/kino',
        {
          '@type': 'Offer',
          url: 'https://sofit.example/services/kino',
          description: 'от 1\u00A0299,50\u00A0₽ за месяц',
          price: '1299.50',
          priceCurrency: 'RUB',
        },
      ],
      [
        'Product',
        'https://sofit.example/services/tv',
        { '@type': 'Offer', url: 'https://sofit.example/services/tv' },
      ],
    ]);
  });

  it('has nothing to say of a view that did not come', async () => {
    expect(mediaViewData(films, await openPage())).toEqual([]);
  });
});
