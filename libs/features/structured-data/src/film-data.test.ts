import {
  episodeFixture,
  mediaItemFixture,
  seasonFixture,
  seriesFixture,
} from '@foyer/contract/fixtures';
import { labels } from '@foyer/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { filmData } from './film-data.ts';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';

const page: LoaderPage = {
  client: { call: vi.fn() },
  queryClient: new QueryClient(),
  label: labels.main,
  language: 'eng',
  t: (key) => key,
  loadTexts: async () => undefined,
  hasSession: false,
  config: pageConfig(),
  origin: 'https://sofit.example',
};

const aged = (age_value: number) => ({
  ...mediaItemFixture,
  age_level: { name: `${age_value}+`, age_value },
});

describe('filmData', () => {
  it('describes a film by its own address in the language of the page', () => {
    expect(filmData(mediaItemFixture, page)).toMatchObject({
      '@type': 'Movie',
      name: 'Метрополис',
      url: 'https://sofit.example/movies/metropolis?lang=eng',
      duration: 'PT153M',
    });
  });

  it('places a season and an episode in their series [SEO-004]', () => {
    const season = filmData({ ...mediaItemFixture, ...seasonFixture }, page);
    const episode = filmData({ ...mediaItemFixture, ...episodeFixture }, page);
    const series = {
      '@type': 'TVSeries',
      name: 'Марево',
      url: 'https://sofit.example/series/marevo',
    };

    expect(season).toMatchObject({
      '@type': 'TVSeason',
      seasonNumber: 1,
      numberOfEpisodes: 8,
      partOfSeries: series,
    });
    expect(episode).toMatchObject({
      '@type': 'TVEpisode',
      episodeNumber: 3,
      partOfSeries: series,
      partOfSeason: { '@type': 'TVSeason', url: 'https://sofit.example/seasons/marevo-sezon-1' },
    });
    expect(filmData({ ...mediaItemFixture, ...seriesFixture }, page)).toMatchObject({
      '@type': 'TVSeries',
      numberOfSeasons: 2,
    });
  });

  it('takes titles up to 14 for the whole family [SEO-002]', () => {
    const isFamilyFriendly = [0, 12, 14, 15, 16, 18].map(
      (age) => filmData(aged(age), page)['isFamilyFriendly'],
    );

    expect(isFamilyFriendly).toEqual([true, true, true, false, false, false]);
  });

  it('counts a thousand votes for each point of the rating [SEO-003]', () => {
    expect(filmData(mediaItemFixture, page)['aggregateRating']).toMatchObject({
      ratingValue: 8.9,
      ratingCount: 8900,
    });
  });

  it('says nothing of a rating that nobody gave', () => {
    expect(filmData({ ...mediaItemFixture, ratings: { wink: 0 } }, page)).not.toHaveProperty(
      'aggregateRating',
    );
  });
});
