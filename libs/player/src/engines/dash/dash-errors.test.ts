import { MediaPlayer } from 'dashjs';
import { describe, expect, it } from 'vitest';
import { dashError, dashVerdicts, readDashError } from './dash-errors.ts';

describe('dashError', () => {
  it.each([
    ['a manifest that did not come', 25, 503, { severity: 2, category: 1, code: 'dash-25-503' }],
    ['a manifest that is refused', 25, 404, { severity: 2, category: 4, code: 'dash-25-404' }],
    ['a manifest that cannot be read', 31, 0, { severity: 2, category: 4, code: 'dash-31' }],
    ['a segment that did not come', 27, 0, { severity: 2, category: 1, code: 'dash-27' }],
    ['data that cannot be decoded', 3, 0, { severity: 2, category: 3, code: 'dash-3' }],
    ['broken subtitles', 33, 0, { severity: 1, category: 2, code: 'dash-33' }],
    ['a key that ran out', 110, 0, { severity: 1, category: 6, code: 'drm-key-system' }],
    ['an unknown code', 77, 0, { severity: 1, category: 5, code: 'dash-77' }],
  ])('translates %s [ENGINE-030, ENGINE-032, ENGINE-033, ENGINE-034]', (_, code, status, error) => {
    expect(dashError({ code, status })).toEqual(error);
  });

  it('does not stop for missing subtitles', () => {
    expect(dashError({ code: 27, status: 404, mediaType: 'text' })).toEqual({
      severity: 1,
      category: 2,
      code: 'dash-27-404',
    });
  });

  it.each([
    ['no key system', 112, 0, 'drm-no-key-system'],
    ['a refusal', 114, 403, 'drm-licence-refused'],
    ['no answer', 114, 0, 'drm-licence-network'],
    ['an unprotected screen', 104, 0, 'drm-output-restricted'],
    ['a failed key system', 113, 0, 'drm-key-system'],
  ])('tells %s apart from the other troubles of keys [ENGINE-033]', (_, code, status, name) => {
    expect(dashError({ code, status })).toEqual({ severity: 2, category: 6, code: name });
  });

  it('knows every code that the library has', () => {
    const codes = Object.entries(MediaPlayer.errors as unknown as Record<string, unknown>)
      .filter(([name, code]) => name.endsWith('_CODE') && typeof code === 'number')
      .map(([, code]) => Number(code));
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !(code in dashVerdicts))).toEqual([]);
  });
});

describe('readDashError', () => {
  it('finds status and kind of a file', () => {
    const data = { response: { status: 404 }, request: { mediaType: 'text' } };
    expect(readDashError({ code: 27, data })).toEqual({
      code: 27,
      status: 404,
      mediaType: 'text',
    });
  });

  it('finds the status of a licence in its message', () => {
    const message =
      'DRM: licenser error! -- Widevine update, XHR complete. status is "Forbidden" (403), readyState is 4.';
    expect(readDashError({ code: 114, message })).toEqual({ code: 114, status: 403 });
  });

  it('reads nothing from nothing', () => {
    expect(readDashError(undefined)).toEqual({ code: 0, status: 0 });
  });
});
