import { describe, expect, it } from 'vitest';
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
  ])('reads «%s» as %s', (text, digits) => {
    expect(readExpiry(text.replace(/\D/gu, ''), text)).toBe(digits);
  });
});
