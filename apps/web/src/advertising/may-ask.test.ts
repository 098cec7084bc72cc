// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mayAsk } from './may-ask.ts';

const config = {
  origins: ['https://ads.example', 'http://localhost:4002'],
  needsConsent: true,
  verificationVendors: [],
  hasPauseBanner: false,
};

describe('mayAsk', () => {
  it.each([
    ['https://ads.example/vast', true, true],
    ['http://localhost:4002/ads/vast', true, true],
    ['https://tracker.example/i', false, true],
    ['http://tracker.example/i', false, false],
    ['javascript:alert(1)', false, false],
    ['vast.xml', false, false],
  ])('A22: asks %s before consent: %s, after it: %s', (url, before, after) => {
    expect(mayAsk(url, config, false)).toBe(before);
    expect(mayAsk(url, config, true)).toBe(after);
  });

  it('A22: asks other hosts at once where the label needs no consent', () => {
    expect(mayAsk('https://tracker.example/i', { ...config, needsConsent: false }, false)).toBe(
      true,
    );
  });
});
