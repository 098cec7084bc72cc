// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { takesEncoding } from './takes-encoding.ts';

describe('takesEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', true],
    ['br;q=1.0, gzip;q=0.5', true],
    ['GZIP', true],
    ['*', true],
    ['gzip;q=0', false],
    ['*, gzip; q=0.000', false],
    ['gzip;q=0, br', false],
    ['*;q=0', false],
    ['xgzip', false],
    ['', false],
  ])('knows of %j whether gzip may come: %s', (accepted, isTaken) => {
    expect(takesEncoding(accepted, 'gzip')).toBe(isTaken);
  });
});
