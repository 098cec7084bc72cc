import { describe, expect, it } from 'vitest';
import { readPastedCard } from './read-pasted-card.ts';

const read = (text: string) => {
  const card = readPastedCard(text);
  return card && [card.number, card.expiry, card.cvc].map((box) => box?.reveal());
};

describe('readPastedCard', () => {
  it.each([
    ['2200 0000 0000 0004 12/30 123', ['2200000000000004', '1230', '123']],
    ['2200000000000004\n12/2030\n123', ['2200000000000004', '1230', '123']],
    ['Карта: 3782-822463-10005, до 1/30, код 1234', ['378282246310005', '0130', '1234']],
    ['٢٢٠٠ ٠٠٠٠ ٠٠٠٠ ٠٠٠٤ ١٢/٣٠', ['2200000000000004', '1230', undefined]],
    ['6212345678901265123 05.31', ['6212345678901265123', '0531', undefined]],
    ['5018000000009 12/30', ['5018000000009', '1230', undefined]],
  ])('C16: reads «%s» [BANKCARD-002]', (text, fields) => {
    expect(read(text)).toEqual(fields);
  });

  it.each(['2200 0000 0000 0004', '12/30', '12/30 123', 'привет', '123456789012 12/30'])(
    'leaves «%s» to the field',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
