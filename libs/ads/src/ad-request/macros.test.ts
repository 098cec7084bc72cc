import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillMacros, WITHHELD } from './macros.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('fillMacros', () => {
  it.each(['[CONTENTID]', '%%CONTENTID%%', '%5BCONTENTID%5D', '%5bCONTENTID%5d'])(
    'puts a value into %s',
    (macro) => {
      expect(fillMacros(`https://t.example/?a=${macro}&b=1`, { CONTENTID: 'film-1' })).toBe(
        'https://t.example/?a=film-1&b=1',
      );
    },
  );

  it('encodes values and keeps the commas of lists', () => {
    const values = { PAGEURL: 'https://x.example/?a=(1)&b', ADCATEGORIES: '1,2' };

    expect(fillMacros('[PAGEURL]|[ADCATEGORIES]', values)).toBe(
      'https%3A%2F%2Fx.example%2F%3Fa%3D%281%29%26b|1,2',
    );
  });

  it('says -1 for what is not known, and -2 for what is withheld', () => {
    expect(fillMacros('[IFA]|[LATLONG]|[GPPSTRING]', { IFA: WITHHELD })).toBe('-2|-1|-1');
  });

  it('leaves brackets alone that are no macro', () => {
    const url = 'https://t.example/a[0]?list[]=1&[own]&%%OWN%%&[OWN]&100%25%5Bx%5D';

    expect(fillMacros(url, {})).toBe(url);
  });

  it('makes a random number of eight digits and the time where they are not given', () => {
    vi.useFakeTimers({ now: new Date('2026-01-17T08:15:07.127Z') });

    expect(fillMacros('[CACHEBUSTING]', {})).toMatch(/^\d{8}$/u);
    expect(fillMacros('[TIMESTAMP]', {})).toBe('2026-01-17T08%3A15%3A07.127Z');
    expect(fillMacros('[TIMESTAMP]', { TIMESTAMP: '1' })).toBe('1');
  });

  it('does not read a value as an instruction', () => {
    expect(fillMacros('[PAGEURL]', { PAGEURL: '$&[IFA]', IFA: 'x' })).toBe('%24%26%5BIFA%5D');
  });
});
