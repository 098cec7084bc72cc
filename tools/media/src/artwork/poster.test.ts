import { describe, expect, it } from 'vitest';
import { drawPoster } from './poster.ts';
import { titles } from './titles.ts';
import { LEAST_CONTRAST } from './typography/legibility.ts';

const small = { width: 230, height: 333 };

describe('drawPoster', () => {
  it('draws the same scene and words twice', async () => {
    const [artwork] = titles;
    if (!artwork) throw new Error('There are titles');
    const first = await drawPoster(artwork, artwork.slug, small);
    const second = await drawPoster(artwork, artwork.slug, small);

    expect(second.words).toBe(first.words);
    expect(second.scene.data.equals(first.scene.data)).toBe(true);
  });

  it.each(titles)('keeps the words of $slug legible', async (artwork) => {
    const { contrast } = await drawPoster(artwork, artwork.slug, small);

    expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});
