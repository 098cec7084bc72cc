import { describe, expect, it } from 'vitest';
import { storedName, withGap } from './list-gap.ts';

describe('withGap', () => {
  it('marks the second and third segment of a playlist', () => {
    const lines = [
      '#EXTINF:4,',
      's0-001.m4s',
      '#EXTINF:4,',
      's0-002.m4s',
      '#EXTINF:4,',
      's0-003.m4s',
    ];
    expect(withGap('media-0.m3u8', lines.join('\n')).split('\n')).toEqual([
      '#EXTINF:4,',
      's0-001.m4s',
      '#EXTINF:4,',
      '#EXT-X-GAP',
      's0-002.m4s',
      '#EXTINF:4,',
      '#EXT-X-GAP',
      's0-003.m4s',
    ]);
  });

  it('leaves a hole in the timeline of the picture, whose segments keep their files', () => {
    const list =
      '<SegmentTemplate media="s$RepresentationID$-$Number%03d$.m4s"><SegmentTimeline><S t="0" d="400" r="23"/></SegmentTimeline>';
    expect(withGap('manifest.mpd', list)).toBe(
      '<SegmentTemplate media="s$RepresentationID$-at-$Time$-by-400.m4s"><SegmentTimeline><S t="0" d="400"/><S t="1200" d="400" r="20"/></SegmentTimeline>',
    );
    expect(['s2-at-1200-by-400.m4s', 's2-004.m4s'].map(storedName)).toEqual([
      's2-004.m4s',
      's2-004.m4s',
    ]);
  });
});
