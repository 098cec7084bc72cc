import { describe, expect, it } from 'vitest';
import { ratedAddresses } from './measure-rates.ts';

describe('ratedAddresses', () => {
  const addresses = ratedAddresses({ ours: 'http://o', next: 'http://n', floor: 'http://f' }, '/');

  it('asks for the kept page at one address', () => {
    expect([addresses['ours cached'](), addresses['ours cached']()]).toEqual([
      'http://o/',
      'http://o/',
    ]);
  });

  it('asks for a page that nobody has kept at a new address each time', () => {
    expect([addresses['ours uncached'](), addresses['ours uncached']()]).toEqual([
      'http://o/?bench=0',
      'http://o/?bench=1',
    ]);
  });
});
