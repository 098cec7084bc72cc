import { describe, expect, it } from 'vitest';
import { palettes } from '../palettes.ts';
import { drawScene, renderScene } from '../render-scene.ts';
import { rasterise } from '../raster/pixels.ts';
import { recipes, type Recipe } from '../choice/recipes/index.ts';
import { finishOf, scenes, type SceneName } from './index.ts';

const names = Object.keys(scenes).filter((name): name is SceneName => name in scenes);
const wide = { width: 320, height: 180, seed: 'test' };

describe('scenes', () => {
  it.each(names)('draws %s the same twice', (name) => {
    expect(renderScene(name, 'night', wide)).toBe(renderScene(name, 'night', wide));
  });

  it.each(names)('draws %s otherwise for another seed', (name) => {
    expect(renderScene(name, 'night', { ...wide, seed: 'other' })).not.toBe(
      renderScene(name, 'night', wide),
    );
  });

  it.each(names)('keeps the subject of a %s backdrop at 55 to 72 % of the width', (name) => {
    const places = ['a', 'b', 'c', 'd'].map(
      (seed) => drawScene(name, 'dusk', { ...wide, seed }).focus.x,
    );

    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(0.55);
      expect(place).toBeLessThanOrEqual(0.72);
    }
  });

  it.each(names)('keeps the subject of a %s poster in the band left by the words', (name) => {
    const free = { top: 0.3, bottom: 0.9 };
    const { focus } = drawScene(name, 'dusk', { width: 184, height: 266, seed: 'a', free });

    expect(focus.y).toBeGreaterThan(free.top);
    expect(focus.y).toBeLessThan(free.bottom);
  });

  it.each(names)('draws every form of %s its own way', (name) => {
    const { variants }: Recipe = recipes[name];
    const forms = Object.keys(variants).map((variant) =>
      renderScene(name, 'night', { ...wide, variant }),
    );

    expect(new Set(forms).size).toBe(forms.length);
  });

  it('darkens the corners of a form on paper less than those of a dark one', () => {
    expect([finishOf('pulsar', ''), finishOf('pulsar', 'paper'), finishOf('kids', 'fox')]).toEqual([
      'dark',
      'paper',
      'flat',
    ]);
  });

  it('takes a palette of its own making', () => {
    const palette = { ...palettes.night, light: '#abcdef' } as const;

    expect(renderScene('sea', palette, wide)).toContain('#abcdef');
  });

  it('gives the same pixels twice', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => rasterise(renderScene('city', 'neon', wide))),
    );

    expect(first?.data.equals(second?.data ?? Buffer.alloc(0))).toBe(true);
    expect(first?.width).toBe(wide.width);
  });
});
