import { describe, expect, it } from 'vitest';
import { parseThumbnails, thumbnailAt } from './thumbnails.ts';

const list = {
  images: ['thumbnails.jpg'],
  thumb_size: { width: 214, height: 120 },
  thumbs: [
    { timestamp: 4, region: { top: 240 } },
    { timestamp: 0, top: 0 },
    { timestamp: 2, top: 120 },
  ],
};

describe('parseThumbnails', () => {
  it('reads the sheet, the size and the places in order of time [THUMB-001, THUMB-002]', () => {
    expect(parseThumbnails(list, 'https://media.example/film/thumbnails.json')).toEqual({
      url: 'https://media.example/film/thumbnails.jpg',
      size: { width: 214, height: 120 },
      thumbs: [
        { timestamp: 0, top: 0, left: 0 },
        { timestamp: 2, top: 120, left: 0 },
        { timestamp: 4, top: 240, left: 0 },
      ],
    });
  });

  it('refuses a list without a sheet', () => {
    expect(() => parseThumbnails({ ...list, images: [] }, 'https://media.example/')).toThrow(
      'Invalid length',
    );
  });
});

describe('thumbnailAt', () => {
  it('gives the last picture that is not later [THUMB-006]', () => {
    const thumbnails = parseThumbnails(list, 'https://media.example/');
    const tops = [0, 1.9, 2, 90].map((time) => thumbnailAt(thumbnails, time)?.top);
    expect(tops).toEqual([0, 0, 120, 240]);
  });
});
