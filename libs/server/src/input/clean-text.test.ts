import { describe, expect, it } from 'vitest';
import { hasCleanText } from './clean-text.ts';

describe('hasCleanText', () => {
  it.each(['a\0b', '\ud800', 'x\udc00', ['ok', '\0'], { a: { b: '\0' } }, { '\0': 1 }])(
    'finds what a database cannot hold in %j',
    (value) => {
      expect(hasCleanText(value)).toBe(false);
    },
  );

  it.each(['Мир 🎬', '', 7, null, undefined, { a: ['ք', true] }])('lets %j pass', (value) => {
    expect(hasCleanText(value)).toBe(true);
  });
});
