import { describe, expect, it } from 'vitest';
import { digitsOf } from '@foyer/ui/masked-field/digit-mask';
import { readExpiry } from './read-expiry.ts';

describe('readExpiry', () => {
  it.each([
    ['5', '05'],
    ['1', '1'],
    ['0', '0'],
    ['1/', '01'],
    ['12 / 3', '123'],
    ['12/2030', '1230'],
    ['12 / 30', '1230'],
    ['12 / 203', '123'],
    ['12 / 20', '1220'],
    ['1/30', '0130'],
    ['1/2030', '0130'],
    ['2030-12', '1230'],
    ['١٢/٢٠٣٠', '1230'],
  ])('reads «%s» as %s', (text, digits) => {
    expect(readExpiry(digitsOf(text), text)).toBe(digits);
  });
});
