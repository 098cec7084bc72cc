import { describe, expect, it } from 'vitest';
import { headTags } from './page-head.ts';

const head = {
  title: 'Маяк — Софит',
  description: 'Смотритель и море',
  address: 'https://sofit.example/movies/mayak',
  language: 'eng' as const,
  languages: ['rus', 'eng', 'hye'] as const,
};

describe('headTags', () => {
  it('names the page itself as canonical, in its language', () => {
    expect(headTags(head)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://sofit.example/movies/mayak?lang=eng',
    });
  });

  it('gives Russian the address without a parameter', () => {
    expect(headTags(head)).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'ru',
      href: 'https://sofit.example/movies/mayak',
    });
  });

  it('keeps pages out of search engines when told', () => {
    const robots = { name: 'robots', content: 'noindex' };

    expect(headTags(head)).not.toContainEqual(robots);
    expect(headTags({ ...head, isIndexed: false })).toContainEqual(robots);
  });
});
