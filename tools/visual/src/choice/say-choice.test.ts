import { describe, expect, it } from 'vitest';
import { sayChoice } from './say-choice.ts';

const cause = (what: string, ...titles: readonly string[]) => ({
  what,
  stories: titles.map((title) => ({ id: title, file: title, title, name: 'All', pinned: {} })),
  chains: [],
});
const outlook = { chosen: 214, stories: 1067, before: 300, after: 856, secondsPerPicture: 0.5 };

describe('sayChoice', () => {
  it('says how many pictures, about how long, and why', () => {
    expect(sayChoice({ ...outlook, causes: [cause('fit.ts', 'Link', 'Link', 'Tabs')] })).toEqual([
      '214 of 1,067 stories: 856 pictures, and 300 of the base that are not kept; about 10 min, and longer where pictures differ.',
      '  fit.ts: Link, Tabs (3)',
    ]);
  });

  it('names a few components and changes, and counts the others', () => {
    const causes = [
      cause('fit.ts', 'A', 'B', 'C', 'D'),
      ...['b', 'c', 'd', 'e', 'f', 'g'].map((what) => cause(what, 'A')),
    ];

    expect(sayChoice({ ...outlook, causes }).slice(1)).toEqual([
      '  fit.ts: A, B, C and 1 more (4)',
      ...['b', 'c', 'd', 'e'].map((what) => `  ${what}: A (1)`),
      '  and 2 more; the report has them all.',
    ]);
  });
});
