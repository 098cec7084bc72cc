import { describe, expect, it } from 'vitest';
import type { Catalogue, CatalogueTitle } from '../catalogue.ts';
import { fingerprintOf } from '../build.ts';
import { picturesOf } from './index.ts';

const title = (slug: string, kind: 'film' | 'series'): CatalogueTitle => ({
  slug,
  name: 'Полдень',
  kind,
  genres: ['drama'],
  year: 2026,
  director: 'Анна Ветрова',
  actors: ['Илья Гордин'],
});

const small: Catalogue = {
  titles: [title('polden', 'film'), title('perron', 'series')],
  seasons: [{ slug: 'perron-sezon-1', series: 'perron', number: 1 }],
  people: [{ id: 'anna-vetrova', name: 'Анна Ветрова' }],
  channels: [{ slug: 'orbita', name: 'Орбита', genre: 'news' }],
  services: [{ slug: 'kino', name: 'Кино', titles: ['polden'] }],
  collections: [{ slug: 'leto', name: 'Лето', titles: ['perron', 'polden'] }],
};

const idsOf = (catalogue: Catalogue) => picturesOf(catalogue).map(({ id }) => id);

describe('picturesOf', () => {
  it('names every picture of a catalogue', () => {
    const avatars = [1, 2, 3, 4, 5, 6, 7, 8];

    expect(idsOf(small)).toEqual([
      'poster-polden',
      'backdrop-polden',
      'poster-perron',
      'backdrop-perron',
      'backdrop-perron-2',
      'poster-perron-sezon-1',
      'person-anna-vetrova',
      'channel-orbita',
      'channel-mark-orbita',
      'channel-bg-orbita',
      ...avatars.map((number) => `avatar-${number}`),
      ...avatars.map((number) => `avatar-mark-${number}`),
      'service-kino',
      'service-sheet-kino',
      'collection-leto',
      'collection-sheet-leto',
    ]);
  });

  it('recognises a tile by the posters on it', () => {
    const printOf = (catalogue: Catalogue) => {
      const tile = picturesOf(catalogue).find(({ id }) => id === 'service-kino');
      return tile && fingerprintOf(tile);
    };
    const renamed = { ...small, titles: small.titles.map((own) => ({ ...own, name: 'Полночь' })) };

    expect(printOf(renamed)).not.toBe(printOf(small));
    expect(printOf({ ...small })).toBe(printOf(small));
  });

  it('puts other posters on the tile of a group with the same titles', () => {
    const titles = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => title(slug, 'film'));
    const slugs = titles.map(({ slug }) => slug);
    const services = ['one', 'two'].map((slug) => ({ slug, name: slug, titles: slugs }));
    const [one, two] = picturesOf({ ...small, titles, seasons: [], collections: [], services })
      .filter(({ id }) => /^service-(?:one|two)$/.test(id))
      .map((picture) => [...picture.source().matchAll(/^poster-(.)/gm)].map(([, slug]) => slug));

    expect([one, two]).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]);
  });

  it('shows a season in the scene of its series and in another palette from the second on', () => {
    const seasons = [1, 2].map((number) => ({
      slug: `perron-sezon-${number}`,
      series: 'perron',
      number,
    }));
    const colours = picturesOf({ ...small, seasons })
      .filter(({ id }) => id.includes('sezon'))
      .map((picture) => picture.source());

    expect(new Set(colours).size).toBe(2);
  });

  it('refuses a season without its series', () => {
    const seasons = [{ slug: 'nichya', series: 'net', number: 1 }];

    expect(() => picturesOf({ ...small, seasons })).toThrow('belongs to no series');
  });
});
