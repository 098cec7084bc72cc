import { describe, expect, it } from 'vitest';
import { languageLinks } from './language-links.ts';

describe('languageLinks', () => {
  it('leads to the same page, parameters kept, and marks the current language [LANG-009]', () => {
    expect(languageLinks('/movies?genre=1&lang=rus', ['rus', 'hye'], 'hye')).toEqual([
      {
        code: 'rus',
        label: 'Русский',
        tag: 'ru',
        href: '/movies?genre=1&lang=rus',
        isCurrent: false,
      },
      {
        code: 'hye',
        label: 'Հայերեն',
        tag: 'hy',
        href: '/movies?genre=1&lang=hye',
        isCurrent: true,
      },
    ]);
  });
});
