import { describe, expect, it } from 'vitest';
import { cardTypeOf } from './bank-card-rules.ts';
import { cardNumberMask } from './card-number-mask.ts';

describe('cardNumberMask', () => {
  it('has room for the longest card as long as the brand is not known', () => {
    expect(cardNumberMask(undefined)).toEqual({
      mask: 'XXXX XXXX XXXX XXXXXXX',
      placeholder: '0000 0000 0000 0000',
    });
  });

  it.each([
    ['3782', { mask: 'XXXX XXXXXX XXXXX', placeholder: '0000 000000 00000' }],
    ['5555', { mask: 'XXXX XXXX XXXX XXXX', placeholder: '0000 0000 0000 0000' }],
    ['2200', { mask: 'XXXX XXXX XXXX XXXXXXX', placeholder: '0000 0000 0000 0000' }],
  ])('is that of the brand of %s', (number, form) => {
    expect(cardNumberMask(cardTypeOf(number))).toEqual(form);
  });
});
