import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const replaced = '@storybook/addon-vitest/internal/test-utils';
const replacement = fileURLToPath(new URL('story-tests.ts', import.meta.url));

/** Has story files take `testStory` from `story-tests.ts`, where Storybook's own shows a story in one label only. */
export const storyTestsPlugin = (): Plugin => ({
  name: 'foyer:story-tests',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === replaced && importer !== undefined && /\.stories\.tsx/u.test(importer)
      ? replacement
      : undefined,
});
