import { describe, expect, it } from 'vitest';
import { causesOf } from './causes.ts';

const story = (id: string, file: string) => ({ id, file, title: 'A', name: id, pinned: {} });

describe('causesOf', () => {
  it('gathers stories by what changed, and says the way to it once for a file', () => {
    const toFit = ['link.stories.tsx', 'link.tsx', 'fit.ts'];
    const toTone = ['toast.stories.tsx', 'theme.ts', 'colors.ts'];

    const causes = causesOf(
      [
        story('toast', 'toast.stories.tsx'),
        story('link--one', 'link.stories.tsx'),
        story('link--two', 'link.stories.tsx'),
        story('other', 'other.stories.tsx'),
      ],
      new Map([
        ['link.stories.tsx', { chain: toFit }],
        ['toast.stories.tsx', { chain: toTone, tokens: ['--color-success'], label: 'main' }],
      ]),
    );

    expect(
      causes.map(({ what, stories, chains }) => [what, stories.map(({ id }) => id), chains]),
    ).toEqual([
      ['fit.ts', ['link--one', 'link--two'], [toFit]],
      ['colors.ts (--color-success) in main', ['toast'], [toTone]],
    ]);
  });
});
