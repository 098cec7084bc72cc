import { describe, expect, it } from 'vitest';
import { armenia, kazakhstan, phoneCountries, russia } from './phone-field.fixtures.ts';
import {
  isPhoneComplete,
  nationalDigits,
  phoneDigits,
  readInternational,
  withoutTrunk,
} from './phone-rules.ts';

describe('isPhoneComplete', () => {
  it.each([
    ['79000000002', russia, true],
    ['7900000000', russia, false],
    ['790000000022', russia, false],
    ['37491234567', armenia, true],
    ['3749123456', armenia, false],
    ['', russia, false],
  ])('counts the digits of «%s» against mask and call code [LOGIN-047]', (phone, country, is) => {
    expect(isPhoneComplete(phone, country)).toBe(is);
  });
});

describe('phoneDigits', () => {
  it('puts the call code before a number, and gives it back', () => {
    expect(phoneDigits('9000000002', russia)).toBe('79000000002');
    expect(nationalDigits('79000000002', russia)).toBe('9000000002');
  });

  it('is empty as long as nothing is entered', () => {
    expect(phoneDigits('', russia)).toBe('');
    expect(nationalDigits('', russia)).toBe('');
  });
});

describe('withoutTrunk', () => {
  it.each([
    ['89000000002', russia, '9000000002'],
    ['79000000002', russia, '9000000002'],
    ['8123456789', russia, '8123456789'],
    ['091234567', armenia, '91234567'],
    ['37491234567', armenia, '91234567'],
    ['37412345', armenia, '37412345'],
  ])('reads %s as people write at home', (digits, country, kept) => {
    expect(withoutTrunk(digits, country)).toBe(kept);
  });
});

describe('readInternational', () => {
  it.each([
    ['+7 900 000-00-02', russia, '79000000002'],
    ['+374 (91) 234-567', armenia, '37491234567'],
    ['00374 91 234567', armenia, '37491234567'],
    ['+7 900', russia, '7900'],
    ['+7', russia, ''],
  ])('finds the country of «%s»', (text, country, digits) => {
    expect(readInternational(text, russia, phoneCountries)).toEqual({ country, digits });
  });

  it('keeps the present country where several share a code', () => {
    expect(readInternational('+7 701 000-00-02', kazakhstan, phoneCountries)?.country).toBe(
      kazakhstan,
    );
  });

  it('leaves other texts and unknown countries alone', () => {
    expect(readInternational('8 900 000-00-02', russia, phoneCountries)).toBeUndefined();
    expect(readInternational('+49 30 1234567', russia, phoneCountries)).toBeUndefined();
  });
});
