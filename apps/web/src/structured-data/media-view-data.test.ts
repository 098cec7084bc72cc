// @vitest-environment node
import { mediaViewQuery } from '@foyer/client';
import { createTranslator } from '@foyer/ui/i18n';
import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../document/query-client.ts';
import type { LoaderPage } from '../routes/loader-page.ts';
import { mediaViewData } from './media-view-data.ts';

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
    origin: 'https://sofit.example',
  };
}

describe('mediaViewData', () => {
  it('describes the way to a media view, which ends with its name', async () => {
    const page = await openPage();
    page.queryClient.setQueryData(mediaViewQuery(client, 'movies').queryKey, { name: 'Фильмы' });

    const [data] = mediaViewData(films, page);

    expect(data?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Софит', item: 'https://sofit.example/' },
      { '@type': 'ListItem', position: 2, name: 'Фильмы', item: 'https://sofit.example/movies' },
    ]);
  });

  it('has nothing to say of a view that did not come', async () => {
    expect(mediaViewData(films, await openPage())).toEqual([]);
  });
});
