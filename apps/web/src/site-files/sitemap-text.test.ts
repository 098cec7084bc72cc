import { describe, expect, it } from 'vitest';
import { sitemapText } from './sitemap-text.ts';

const site = { origin: 'https://sofit.example', languages: ['rus', 'eng'] as const };

describe('sitemapText', () => {
  it('names a page once for each language, each with all the others', () => {
    const text = sitemapText(['/movies/mayak'], site);

    expect([...text.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address)).toEqual([
      'https://sofit.example/movies/mayak',
      'https://sofit.example/movies/mayak?lang=eng',
    ]);
    expect(text.match(/hreflang="ru"/gu)).toHaveLength(2);
    expect(text.match(/hreflang="en"/gu)).toHaveLength(2);
  });

  it('stays well-formed whatever a path holds', () => {
    expect(sitemapText(['/a&b<"\''], { ...site, languages: ['rus'] })).toContain(
      '<loc>https://sofit.example/a&amp;b&lt;&quot;&apos;</loc>',
    );
  });
});
