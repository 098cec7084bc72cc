import { describe, expect, it } from 'vitest';
import { pixelAddress } from './pixel-address.ts';

const origins = ['https://ads.example'];
const addressOf = (given: string, fingerprint = 'one', parameter = 'fingerprint') =>
  pixelAddress(given, { origins, parameter }, fingerprint);

describe('pixelAddress', () => {
  it('appends the fingerprint, and changes nothing of what the advertiser wrote [BLOCK-088]', () => {
    expect(addressOf('https://ads.example/show')).toBe('https://ads.example/show?fingerprint=one');
    expect(addressOf('https://ads.example/show?a=1%20+2&a=&sign=x%2F#top')).toBe(
      'https://ads.example/show?a=1%20+2&a=&sign=x%2F&fingerprint=one',
    );
  });

  it('is another address each time, which says the same, because browsers remember pictures', () => {
    const again = [0, 1, 2].map((repeats) =>
      pixelAddress(
        'https://ads.example/?a=1',
        { origins, parameter: 'fingerprint' },
        'one',
        repeats,
      ),
    );

    expect(new Set(again).size).toBe(3);
    expect(again.map((url) => [...new URL(url ?? '').searchParams])).toEqual(
      Array.from({ length: 3 }, () => [
        ['a', '1'],
        ['fingerprint', 'one'],
      ]),
    );
  });

  it('takes the name of the parameter from the operator [BLOCK-089]', () => {
    expect(addressOf('https://ads.example/?a=1', 'one', 'uid')).toBe(
      'https://ads.example/?a=1&uid=one',
    );
  });

  it('lets a fingerprint be no parameter more, and no longer than the collector takes', () => {
    expect(addressOf('https://ads.example/', 'a&b=c')).toMatch(/\?fingerprint=a%26b%3Dc$/u);
    expect(addressOf('https://ads.example/', 'a'.repeat(400))).toMatch(/=a{300}$/u);
  });

  it.each([
    'https://other.example/show',
    'http://ads.example/show',
    'https://ads.example:8443/show',
    'https://ads.example@other.example/show',
    'javascript:alert(1)',
    '/show',
    '',
  ])('asks nothing of «%s», which the operator does not name [BLOCK-088]', (given) => {
    expect(addressOf(given)).toBeUndefined();
  });
});
