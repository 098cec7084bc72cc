import { testStory as testOnce } from '@storybook/addon-vitest/internal/test-utils';
import type { StoryUnderTest } from '@storybook/addon-vitest/internal/test-utils';
import { expect, inject, test } from 'vitest';
import { otherLabels, type StoryScope } from './shown-labels.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

const files = new WeakSet<object>();
const stories = new Set<string>();

/** Whether a story became a test through this module, and with that in its other labels. */
export const isShownHere = (storyId: string | undefined): boolean =>
  storyId !== undefined && stories.has(storyId);

/**
 * The body of a story's test; registers the story's tests in other labels as well.
 *
 * Takes the place of Storybook's function of the same name, see `story-tests.plugin.ts`. One file is loaded once for all
 * labels, which is what costs most.
 */
export function testStory(options: StoryUnderTest): ReturnType<typeof testOnce> {
  const { exportName, story, meta, storyId } = options;
  const isFirst = !files.has(meta);
  files.add(meta);
  stories.add(storyId);
  const place = {
    path: expect.getState().testPath ?? '',
    isFirst,
    tags: story.tags ?? [],
    fixedLabel: story.globals?.['label'] ?? meta.globals?.['label'],
  };
  for (const label of otherLabels(place, inject('storyScope'))) {
    const inLabel = { ...story, globals: { ...story.globals, label } };
    test(`${exportName}, label ${label}`, testOnce({ ...options, story: inLabel }));
  }
  return testOnce(options);
}

declare module 'vitest' {
  interface ProvidedContext {
    storyScope: StoryScope;
  }
  interface TaskMeta {
    /** Set by Storybook's own `testStory`. */
    storyId?: string;
  }
}
