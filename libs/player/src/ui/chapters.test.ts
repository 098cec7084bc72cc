import { describe, expect, it } from 'vitest';
import { filled, timelineParts } from './chapters.ts';

describe('timelineParts', () => {
  it('splits the timeline by chapters', () => {
    const chapters = [
      { start: 0, title: 'One' },
      { start: 60, title: 'Two' },
    ];
    expect(timelineParts(chapters, 180)).toEqual([
      { start: 0, end: 60, title: 'One' },
      { start: 60, end: 180, title: 'Two' },
    ]);
  });

  it('has a part before the first chapter, and none after the end', () => {
    const chapters = [
      { start: 10, title: 'One' },
      { start: 200, title: 'Bonus' },
    ];
    expect(timelineParts(chapters, 100)).toEqual([
      { start: 0, end: 10 },
      { start: 10, end: 100, title: 'One' },
    ]);
  });

  it('is one part without chapters', () => {
    expect(timelineParts(undefined, 100)).toEqual([{ start: 0, end: 100 }]);
  });
});

describe('filled', () => {
  it('gives the share of a part that lies before a time', () => {
    const part = { start: 10, end: 20 };
    expect([5, 15, 30].map((time) => filled(part, time))).toEqual([0, 0.5, 1]);
  });
});
