import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { pairStories } from './pair-stories.ts';

const story = (title: string, name: string, type = 'story') => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  title,
  name,
  type,
});

describe('pairStories', () => {
  it('shows a component that all labels share in each of them', () => {
    expect(pairStories([story('Components/Button', 'Primary')], labels)).toEqual([
      {
        title: 'Components/Button',
        pairs: [
          {
            name: 'Primary',
            ids: { main: 'components-button--primary', alternate: 'components-button--primary' },
          },
        ],
      },
    ]);
  });

  it('joins the variants of a part, and leaves a gap where only one has the story', () => {
    expect(
      pairStories(
        [
          story('Components/Dialog/Card', 'Open'),
          story('Components/Dialog/Card', 'Tall'),
          story('Components/Dialog/Spread', 'Open'),
        ],
        labels,
      ),
    ).toEqual([
      {
        title: 'Components/Dialog',
        pairs: [
          {
            name: 'Open',
            ids: {
              main: 'components-dialog-card--open',
              alternate: 'components-dialog-spread--open',
            },
          },
          { name: 'Tall', ids: { main: 'components-dialog-card--tall' } },
        ],
      },
    ]);
  });

  it('leaves pages of documentation out', () => {
    expect(pairStories([story('Components/Button', 'Docs', 'docs')], labels)).toEqual([]);
  });
});
