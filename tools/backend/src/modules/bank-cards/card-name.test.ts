import { describe, expect, it } from 'vitest';
import { cardMark, cardName } from './card-name.ts';

describe('cardName', () => {
  it('names a card in the language of its owner, and a brand that has no name by itself', () => {
    const mir = cardMark({ brand: 'mir', lastDigits: '0004' });
    const other = cardMark({ brand: 'belkart', lastDigits: '1111' });

    expect((['rus', 'eng', 'hye'] as const).map((language) => cardName(mir, language))).toEqual([
      'Мир •• 0004',
      'Mir •• 0004',
      'Միր •• 0004',
    ]);
    expect(cardName(other, 'eng')).toBe('belkart •• 1111');
  });
});
