import { describe, expect, it } from 'vitest';
import { modeName } from '../modes.ts';
import { matchStories, planPictures, planReached } from './plan-pictures.ts';
import type { Story } from './story.ts';

const story = (id: string, pinned: Story['pinned'] = {}): Story => ({
  id,
  file: `${id}.stories.tsx`,
  title: 'Components/Button',
  name: id,
  pinned,
});

describe('matchStories', () => {
  it('takes what one of the globs matches', () => {
    const stories = [story('components-button--primary'), story('player-glass--paused')];

    expect(matchStories(stories, ['components-button*', 'flows-*'])).toEqual([stories[0]]);
    expect(matchStories(stories, ['player-glass'])).toEqual([]);
  });
});

describe('planReached', () => {
  it('takes stories with a reason, and of a change of one label the pictures in that one', () => {
    const plans = planReached(
      [story('link'), story('toast'), story('tabs')],
      new Map([
        ['link.stories.tsx', {}],
        ['toast.stories.tsx', { label: 'alternate' }],
      ]),
      ['main-rus-360', 'alternate-rus-360'],
    );

    expect(plans.map((plan) => `${plan.story.id} ${plan.mode.label}`)).toEqual([
      'link main',
      'link alternate',
      'toast alternate',
    ]);
  });
});

describe('planPictures', () => {
  const modesOf = (pinned: Story['pinned'], modes: readonly string[]) =>
    planPictures([story('one', pinned)], modes).map(({ mode }) => modeName(mode));

  it('takes a story in every mode', () => {
    expect(modesOf({}, ['main-rus-360', 'alternate-rus-360'])).toEqual([
      'main-rus-360',
      'alternate-rus-360',
    ]);
  });

  it('takes a story that fixes its label in that label only', () => {
    expect(modesOf({ label: 'alternate' }, ['main-rus-360', 'alternate-rus-360'])).toEqual([
      'alternate-rus-360',
    ]);
  });

  it('takes a story that fixes its language once, in that language', () => {
    expect(modesOf({ language: 'hye' }, ['main-rus-360', 'main-eng-360', 'main-rus-1280'])).toEqual(
      ['main-hye-360', 'main-hye-1280'],
    );
  });

  it('takes a story that fixes its width at that width, whatever the mode has', () => {
    expect(modesOf({ width: 320 }, ['main-rus-360', 'main-rus-1280'])).toEqual(['main-rus-320']);
  });
});
