import { describe, expect, it } from 'vitest';
import { hlsError } from './hls-errors.ts';

const error = (type: string, details: string, fatal = true, status = 0) => ({
  type,
  details,
  fatal,
  status,
});

describe('hlsError', () => {
  it.each([
    ['a playlist that did not come', error('networkError', 'manifestLoadError', true, 503), 2, 1],
    ['a playlist that is refused', error('networkError', 'manifestLoadError', true, 404), 2, 4],
    ['a playlist that cannot be read', error('networkError', 'manifestParsingError'), 2, 4],
    ['a segment that did not come', error('networkError', 'fragLoadError'), 2, 1],
    ['a stall', error('mediaError', 'bufferStalledError', false), 1, 5],
    ['data that cannot be decoded', error('mediaError', 'bufferAppendError'), 2, 3],
    ['a refused licence', error('keySystemError', 'keySystemLicenseRequestFailed'), 2, 6],
    ['subtitles that did not come', error('networkError', 'subtitleTrackLoadError', false), 1, 2],
  ])('translates %s [ENGINE-030, ENGINE-032, ENGINE-033]', (_, data, severity, category) => {
    expect(hlsError(data)).toMatchObject({ severity, category });
  });
});
