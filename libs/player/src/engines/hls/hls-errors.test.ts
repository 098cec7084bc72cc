import { ErrorDetails } from 'hls.js';
import { describe, expect, it } from 'vitest';
import { hlsError, hlsVerdicts } from './hls-errors.ts';

const error = (details: string, fatal = true, status = 0) => ({ details, fatal, status });

describe('hlsError', () => {
  it.each([
    ['a playlist that did not come', error('manifestLoadError', true, 503), 2, 1],
    ['a playlist that is refused', error('manifestLoadError', true, 404), 2, 4],
    ['a playlist of a rendition that is refused', error('levelLoadError', true, 410), 2, 4],
    ['a playlist that cannot be read', error('manifestParsingError'), 2, 4],
    ['a segment that did not come', error('fragLoadError'), 2, 1],
    ['a stall', error('bufferStalledError', false), 1, 5],
    ['data that cannot be decoded', error('bufferAppendError'), 2, 3],
    ['subtitles that did not come', error('subtitleTrackLoadError', false), 1, 2],
    ['a start that is not there', error('fragLoadError', true, 404), 2, 4],
    ['what is new', error('somethingNew'), 2, 7],
  ])(
    'translates %s [ENGINE-030, ENGINE-032, ENGINE-033, ENGINE-034]',
    (_, data, severity, category) => {
      expect(hlsError(data)).toMatchObject({ severity, category });
    },
  );

  it.each([
    ['no key system', error('keySystemNoAccess'), 'drm-no-key-system'],
    ['a refusal', error('keySystemLicenseRequestFailed', true, 403), 'drm-licence-refused'],
    ['no answer', error('keySystemLicenseRequestFailed', true, 0), 'drm-licence-network'],
    ['an unprotected screen', error('keySystemStatusOutputRestricted'), 'drm-output-restricted'],
    ['a failed key system', error('keySystemSessionUpdateFailed'), 'drm-key-system'],
  ])('tells %s apart from the other troubles of keys [ENGINE-033]', (_, data, code) => {
    expect(hlsError(data)).toEqual({ severity: 2, category: 6, code });
  });

  it('knows every detail that the library has', () => {
    expect(Object.keys(hlsVerdicts).sort()).toEqual(Object.values<string>(ErrorDetails).sort());
  });
});
