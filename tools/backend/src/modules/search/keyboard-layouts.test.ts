import { describe, expect, it } from 'vitest';
import { inOtherLayouts } from './keyboard-layouts.ts';

describe('inOtherLayouts', () => {
  it.each([
    { typed: 'vtnhjgjkbc', meant: 'метрополис' },
    { typed: '{kt, ljdjpf', meant: 'хлеб довоза' },
    { typed: 'ьуекщзщдшы', meant: 'metropolis' },
    { typed: 'metrwpwlis', meant: 'մետրոպոլիս' },
    { typed: 'ьуекцзцдшы', meant: 'մետրոպոլիս' },
    { typed: 'վտնհյգյկբց', meant: 'метрополис' },
    { typed: 'մետռօպօլիս', meant: 'metropolis' },
  ])('knows that $typed was to be $meant', ({ typed, meant }) => {
    expect(inOtherLayouts(typed)).toContain(meant);
  });
});
