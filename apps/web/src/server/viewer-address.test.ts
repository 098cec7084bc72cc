// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { viewerAddress } from './viewer-address.ts';

const trusted = new Set(['10.0.0.1', '10.0.0.2']);

describe('viewerAddress', () => {
  it('does not believe what a viewer says of themselves', () => {
    expect(viewerAddress('203.0.113.5', '198.51.100.1', trusted)).toBe('203.0.113.5');
  });

  it('takes the last address before the trusted proxies', () => {
    const hops = '198.51.100.1, 203.0.113.5, 10.0.0.2';

    expect(viewerAddress('10.0.0.1', hops, trusted)).toBe('203.0.113.5');
  });

  it('is the proxy itself when it names nobody', () => {
    expect(viewerAddress('10.0.0.1', undefined, trusted)).toBe('10.0.0.1');
  });
});
