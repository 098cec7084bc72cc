import { describe, expect, it } from 'vitest';
import { type Comparison, groupByComponent, needsReview, summarise } from './comparison.ts';

const comparison = (title: string, id: string, rest: Partial<Comparison> = {}): Comparison => ({
  story: { id, file: `${title}.stories.tsx`, title, name: id, pinned: {} },
  mode: { label: 'main', language: 'rus', width: 360 },
  outcome: 'changed',
  ...rest,
});

describe('groupByComponent', () => {
  it('sorts components and their stories, and leaves out what stayed the same', () => {
    const groups = groupByComponent([
      comparison('Components/Switch', 'switch--on'),
      comparison('Components/Button', 'button--second'),
      comparison('Components/Button', 'button--first', { outcome: 'new' }),
      comparison('Components/Link', 'link--plain', { outcome: 'same' }),
    ]);

    expect(
      groups.map(({ title, comparisons }) => [title, comparisons.map(({ story }) => story.id)]),
    ).toEqual([
      ['Components/Button', ['button--first', 'button--second']],
      ['Components/Switch', ['switch--on']],
    ]);
  });

  it('shows a story that failed, even when its picture is the same', () => {
    const failed = comparison('Components/Link', 'link', { outcome: 'same', problem: 'no button' });

    expect(groupByComponent([failed])).toEqual([
      { title: 'Components/Link', comparisons: [failed] },
    ]);
  });
});

describe('needsReview', () => {
  it('is for changes and failures, not for what is new, gone or the same', () => {
    const outcomes = (['same', 'changed', 'new', 'removed'] as const).map((outcome) =>
      needsReview(comparison('Components/Link', 'link', { outcome })),
    );

    expect(outcomes).toEqual([false, true, false, false]);
    expect(needsReview(comparison('A', 'a', { outcome: 'same', problem: 'broken' }))).toBe(true);
  });
});

describe('summarise', () => {
  it('counts pictures by what became of them', () => {
    expect(
      summarise([
        comparison('A', 'a'),
        comparison('A', 'b', { outcome: 'same' }),
        comparison('A', 'c', { outcome: 'same', problem: 'broken' }),
      ]),
    ).toBe('1 changed, 0 new, 0 removed, 2 the same, 1 of a story that failed');
  });
});
