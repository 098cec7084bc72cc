import { describe, expect, it } from 'vitest';
import type { Choice } from '../titles.ts';
import { isLight, needsLight, nearnessAt, varietyOf } from './shelf.ts';

const dark: Choice = { scene: 'city', variant: '', palette: 'night', setting: 'condensedFoot' };
const light: Choice = { scene: 'contour', variant: '', palette: 'ice', setting: 'swiss' };

describe('varietyOf', () => {
  it('counts what is different and what is light', () => {
    expect(varietyOf([dark, light, dark])).toEqual({
      scenes: 2,
      palettes: 2,
      settings: 2,
      light: 1,
    });
  });
});

describe('isLight', () => {
  it('knows a form that is light in one palette only', () => {
    const card = { ...dark, scene: 'cards', variant: 'hearts' } as const;

    expect(isLight({ ...card, palette: 'mint' })).toBe(true);
    expect(isLight({ ...card, palette: 'noir' })).toBe(false);
  });
});

describe('nearnessAt', () => {
  it('measures to the nearest on either side', () => {
    const { scene } = nearnessAt([light, dark, undefined, undefined, undefined, light], 3);

    expect(Object.fromEntries(scene)).toEqual({ city: 2, contour: 2 });
  });
});

describe('needsLight', () => {
  it('asks for light when a shelf has one light poster and no open place', () => {
    const shelf = [light, ...Array.from({ length: 10 }, () => dark), undefined];

    expect(needsLight(shelf, 11)).toBe(true);
  });

  it('asks for none where two are light already', () => {
    const shelf = [light, light, ...Array.from({ length: 9 }, () => dark), undefined];

    expect(needsLight(shelf, 11)).toBe(false);
  });
});
