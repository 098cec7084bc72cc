import { describe, expect, it } from 'vitest';
import { labels } from '@foyer/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { crumbsData } from './crumbs-data.ts';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';

describe('crumbsData', () => {
  it('numbers the way from one, by absolute addresses', () => {
    const data = crumbsData(
      [
        { title: 'Софит', href: '/' },
        { title: 'Фильмы', href: '/movies' },
      ],
      {
        client: { call: () => Promise.reject(new Error('No call is expected')) },
        queryClient: new QueryClient(),
        label: labels.main,
        language: 'rus',
        t: (key) => key,
        loadTexts: async () => undefined,
        hasSession: false,
        config: pageConfig(),
        origin: 'https://sofit.example',
      },
    );

    expect(data['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Софит', item: 'https://sofit.example/' },
      { '@type': 'ListItem', position: 2, name: 'Фильмы', item: 'https://sofit.example/movies' },
    ]);
  });
});
