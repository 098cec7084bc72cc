import { mediaItemFixture } from '@foyer/contract/fixtures';
import { labels } from '@foyer/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { LoaderPage } from '../routes/loader-page.ts';
import { filmData } from './film-data.ts';

const page: LoaderPage = {
  client: { call: vi.fn() },
  queryClient: new QueryClient(),
  label: labels.main,
  language: 'eng',
  t: (key) => key,
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
