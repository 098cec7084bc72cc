import { programmeShortFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { broadcastData } from './tv-data.ts';

const page = { origin: 'https://sofit.example', language: 'eng' } as const;

describe('broadcastData', () => {
  it('describes a showing: when it is, and on which channel', () => {
    expect(broadcastData(programmeShortFixture, page)).toMatchObject({
      '@type': 'BroadcastEvent',
      name: 'Итоги дня',
      url: 'https://sofit.example/tv/pervyy-ekran/shows/itogi-dnya?lang=eng',
      startDate: '2026-11-21T18:00:00.000Z',
      endDate: '2026-11-21T18:45:00.000Z',
      publishedOn: {
        '@type': 'BroadcastService',
        name: 'Первый экран',
        url: 'https://sofit.example/tv/pervyy-ekran?lang=eng',
      },
    });
  });

  it('takes programmes up to 14 for the whole family [SEO-002]', () => {
    const isFamilyFriendly = [12, 14, 16].map((age_value) => {
      const age_level = { name: `${age_value}+`, age_value };
      return broadcastData({ ...programmeShortFixture, age_level }, page)['isFamilyFriendly'];
    });

    expect(isFamilyFriendly).toEqual([true, true, false]);
  });
});
