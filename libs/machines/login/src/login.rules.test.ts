import { describe, expect, it } from 'vitest';
import { loginCountries } from './login.fixtures.ts';
import { countryOf, defaultCountry, formatPhone, readLogin } from './login.rules.ts';

describe('readLogin', () => {
  it.each([
    ['79000000002', 'phone', '79000000002'],
    ['+7 (900) 000-00-02', 'phone', '79000000002'],
    ['8 900 000 00 02', 'phone', '79000000002'],
    ['900 000-00-02', 'phone', '79000000002'],
    ['+374 91 234-567', 'phone', '37491234567'],
    [' viewer@example.org ', 'email', 'viewer@example.org'],
    ['79000000002a', 'email', '79000000002a'],
    ['почта', 'email', 'почта'],
    ['@', 'email', '@'],
  ])('reads «%s» as %s %s [LOGIN-044]', (text, type, login) => {
    expect(readLogin(text, defaultCountry)).toEqual({ type, login });
  });
});

describe('countryOf', () => {
  it.each([
    ['+79000000002', 'country-ru'],
    ['37491234567', 'country-am'],
    ['3749123', undefined],
    ['', undefined],
  ])('knows whose phone «%s» is', (phone, id) => {
    expect(countryOf(phone, loginCountries)?.id).toBe(id);
  });
});

describe('formatPhone', () => {
  it.each([
    ['79000000002', '+7 (900) 000-00-02'],
    ['37491234567', '+374 91 234-567'],
    ['4915112345678', '+4915112345678'],
  ])('sets %s in the form of its country', (digits, text) => {
    const shown = formatPhone(digits, loginCountries);
    expect(shown.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe(text);
    expect(shown).not.toMatch(/ |-(?!\u2060)/u);
  });
});
