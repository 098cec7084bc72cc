import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('readTrustedProxies', () => {
  it.each([
    '10.0.0',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    'proxy.example',
  ])('refuses a start with %s', (entry) => {
    expect(() => readTrustedProxies(`10.0.0.1,${entry}`)).toThrow(`"${entry}"`);
  });

  it.each([
    ['10.9.8.7', true],
    ['::ffff:10.9.8.7', true],
    ['11.0.0.1', false],
    ['fd00:1::2', true],
    ['fe00::1', false],
    ['192.0.2.1', true],
    ['192.0.2.2', false],
    ['198.51.100.9', true],
    ['fe80::1%eth0', false],
    ['nonsense', false],
  ])('trusts %s: %s', (address, isTrusted) => {
    expect(
      readTrustedProxies('10.0.0.0/8, fd00::/8, 192.0.2.1,::ffff:198.51.100.0/120')(address),
    ).toBe(isTrusted);
  });

  it('trusts nobody unless told', () => {
    expect(readTrustedProxies(undefined)('127.0.0.1')).toBe(false);
  });
});
