import { describe, expect, it } from 'vitest';
import { qualityOptions } from './quality-options.ts';

describe('qualityOptions', () => {
  it('names renditions by bands, the highest first, the best of a band [PLAYER-048, PLAYER-051, PLAYER-053, PLAYER-056]', () => {
    const options = qualityOptions([
      { id: 'a', height: 144, bandwidth: 100 },
      { id: 'b', height: 480, bandwidth: 500 },
      { id: 'c', height: 540, bandwidth: 900 },
      { id: 'd', height: 1080, bandwidth: 4000 },
    ]);
    expect(options).toEqual([
      { value: '1080p', title: '1080p', rendition: 'd' },
      { value: '480p', title: '480p', rendition: 'c' },
      { value: '144p', title: '144p', rendition: 'a' },
    ]);
  });

  it.each([
    ['144p', 72, 191],
    ['240p', 192, 299],
    ['360p', 300, 419],
    ['480p', 420, 599],
    ['720p', 600, 899],
    ['1080p', 900, 1259],
    ['2K', 1260, 1799],
    ['4K', 1800, 2808],
  ])(
    'calls heights by their band: %s from %i to %i [PLAYER-048, PLAYER-049, PLAYER-050, PLAYER-051, PLAYER-052, PLAYER-053, PLAYER-054, PLAYER-055]',
    (band, lowest, highest) => {
      for (const height of [lowest, highest]) {
        const [option] = qualityOptions([{ id: 'a', height, bandwidth: 1 }]);
        expect(option?.title).toBe(band);
      }
    },
  );
});
