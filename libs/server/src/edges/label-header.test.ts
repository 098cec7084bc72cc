import { describe, expect, it } from 'vitest';
import { LABEL_HEADER, labelOf } from './label-header.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const isTrusted = readTrustedProxies('10.0.0.0/8');
const labelFrom = (peer: string, given: string) =>
  labelOf(new Headers({ [LABEL_HEADER]: given }), peer, isTrusted);

describe('labelOf', () => {
  it('believes a trusted proxy alone', () => {
    expect(labelFrom('10.1.2.3', 'north-2')).toBe('north-2');
    expect(labelFrom('203.0.113.5', 'north-2')).toBeUndefined();
    expect(labelOf(new Headers(), '10.1.2.3', isTrusted)).toBeUndefined();
  });

  it.each(['', 'North', '../north', 'north, south', '__proto__', '-north', 'n'.repeat(41)])(
    'takes %j for no label',
    (given) => {
      expect(labelFrom('10.1.2.3', given)).toBeUndefined();
    },
  );
});
