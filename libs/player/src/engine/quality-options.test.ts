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
});
