import { describe, expect, it } from 'vitest';
import { palettes } from '../palettes.ts';
import { luminance, toRgb } from './colour.ts';
import { nightPalette } from './night.ts';

describe('nightPalette', () => {
  it('darkens a palette and calls it dark', () => {
    const night = nightPalette(palettes.sand);

    expect(night.isDark).toBe(true);
    expect(luminance(toRgb(night.sky[1]))).toBeLessThan(luminance(toRgb(palettes.sand.sky[1])) / 2);
  });
});
