import { describe, expect, it } from 'vitest';
import { everyLabelTag, otherLabels, type StoryPlace } from './shown-labels.ts';

const place = (changes: Partial<StoryPlace> = {}): StoryPlace => ({
  path: '/repo/libs/ui/primitives/src/components/tabs/tabs.stories.tsx',
  isFirst: false,
  tags: [],
  fixedLabel: undefined,
  ...changes,
});

describe('otherLabels', () => {
  it('shows the first story of a file in the other label too', () => {
    expect(otherLabels(place({ isFirst: true }), 'telling')).toEqual(['alternate']);
    expect(otherLabels(place(), 'telling')).toEqual([]);
  });

  it('shows what is tagged for it', () => {
    expect(otherLabels(place({ tags: [everyLabelTag] }), 'telling')).toEqual(['alternate']);
  });

  it('shows every story where all are asked for', () => {
    expect(otherLabels(place(), 'all')).toEqual(['alternate']);
  });

  it('shows a story that fixes its label once', () => {
    for (const fixedLabel of ['main', 'alternate'])
      expect(otherLabels(place({ isFirst: true, fixedLabel }), 'all')).toEqual([]);
  });

  it('shows diagrams and guides once', () => {
    for (const folder of ['explorers', 'docs/tokens']) {
      const path = `/repo/apps/storybook/src/${folder}/some.stories.tsx`;
      expect(otherLabels(place({ path, isFirst: true }), 'all')).toEqual([]);
    }
  });
});
