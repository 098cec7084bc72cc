import { describe, expect, it } from 'vitest';
import { dashError } from './dash-errors.ts';

describe('dashError', () => {
  it.each([
    ['a manifest that did not come', 25, 503, { severity: 2, category: 1, code: 'dash-25-503' }],
    ['a manifest that is refused', 25, 404, { severity: 2, category: 4, code: 'dash-25-404' }],
    ['a manifest that cannot be read', 31, 0, { severity: 2, category: 4, code: 'dash-31' }],
    ['a segment that did not come', 27, 0, { severity: 2, category: 1, code: 'dash-27' }],
    ['data that cannot be decoded', 3, 0, { severity: 2, category: 3, code: 'dash-3' }],
    ['broken subtitles', 33, 0, { severity: 1, category: 2, code: 'dash-33' }],
    ['a refused licence', 114, 403, { severity: 2, category: 6, code: 'dash-114-403' }],
    ['an unknown code', 77, 0, { severity: 1, category: 5, code: 'dash-77' }],
  ])('translates %s [ENGINE-030, ENGINE-032, ENGINE-033]', (_, code, status, error) => {
    expect(dashError(code, status)).toEqual(error);
  });
});
