import { describe, expect, it } from 'vitest';
import { createMissingSegments } from './missing-segments.ts';

describe('createMissingSegments', () => {
  it('tries one other rendition, then passes over the time', () => {
    const missing = createMissingSegments();
    expect([missing.miss('video', 3, true), missing.miss('video', 3, true)]).toEqual([
      'otherRendition',
      'skip',
    ]);
  });

  it('passes over at once what is made in one rendition only', () => {
    expect(createMissingSegments().miss('audio', 3, false)).toBe('skip');
  });

  it('gives up a stream of which five segments in a row are missing', () => {
    const missing = createMissingSegments();
    const answers = [1, 2, 3, 4, 5, 6].map((index) => missing.miss('audio', index, false));
    expect(answers).toEqual(['skip', 'skip', 'skip', 'skip', 'skip', 'giveUp']);
  });

  it('counts one that is missing in all renditions once', () => {
    const missing = createMissingSegments();
    const answers = [1, 2, 3, 4, 5, 6].map(() => missing.miss('video', 3, false));
    expect(new Set(answers)).toEqual(new Set(['skip']));
  });

  it('does not try a rendition twice because sound came meanwhile', () => {
    const missing = createMissingSegments();
    missing.miss('video', 3, true);
    missing.came('audio');
    missing.came('video');
    expect(missing.miss('video', 3, true)).toBe('skip');
  });

  it('begins anew when a segment came', () => {
    const missing = createMissingSegments();
    for (const index of [1, 2, 3, 4, 5]) missing.miss('audio', index, false);
    missing.came('audio');
    expect(missing.miss('audio', 6, false)).toBe('skip');
  });
});

describe('createMissingSegments, told of what breaks off', () => {
  const shown = { hasOthers: true, isShown: true };

  it('tries one other rendition, then passes over the time', () => {
    const missing = createMissingSegments();
    const answers = [1, 2].map(() => missing.breaks('video', 3, shown));
    expect(answers).toEqual(['otherRendition', 'skip']);
  });

  it('waits before anything is shown, and where the next one breaks off as well', () => {
    const missing = createMissingSegments();
    const alone = { hasOthers: false, isShown: true };
    const answers = [
      missing.breaks('audio', 1, { ...alone, isShown: false }),
      missing.breaks('audio', 1, alone),
      missing.breaks('audio', 2, alone),
    ];
    expect(answers).toEqual(['retry', 'skip', 'retry']);
    // The same one in another rendition.
    expect(missing.breaks('audio', 1, alone)).toBe('skip');
    missing.came('audio');
    expect(missing.breaks('audio', 9, alone)).toBe('skip');
  });
});
