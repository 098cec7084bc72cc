import { describe, expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';
import { lucidePaths } from './lucide.data.ts';

describe('lucidePaths', () => {
  it.each(iconNames)('draws %s from fixed starts, so that its shapes keep their places', (name) => {
    const { rest } = lucidePaths[name];

    expect(rest.startsWith('M')).toBe(true);
    expect(rest).not.toMatch(/m|NaN|undefined/u);
  });
});
