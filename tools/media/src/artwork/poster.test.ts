import { describe, expect, it } from 'vitest';
import { artworksOf } from './artworks.ts';
import { readCatalogue } from './catalogue.ts';
import { drawPoster } from './poster.ts';
import { LEAST_CONTRAST } from './typography/legibility.ts';

const small = { width: 230, height: 333 };
const artworks = artworksOf(readCatalogue());

describe('drawPoster', () => {
  it('draws the same scene and words twice', async () => {
    const [artwork] = artworks;
    if (!artwork) throw new Error('There are titles');
    const first = await drawPoster(artwork, small);
    const second = await drawPoster(artwork, small);

    expect(second.words).toBe(first.words);
    expect(second.scene.data.equals(first.scene.data)).toBe(true);
  });

  it.each(artworks.filter((_, index) => index % 6 === 0))(
    'keeps the words of $slug legible',
    async (artwork) => {
      const { contrast } = await drawPoster(artwork, small);

      expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );
});
