declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { TestContext } from 'vitest';

  interface Annotations {
    globals?: Record<string, unknown>;
    tags?: string[];
  }

  /** What Storybook's plugin writes into a story file, for each of its stories. */
  export interface StoryUnderTest {
    exportName: string;
    storyId: string;
    story: Annotations;
    meta: Annotations;
  }

  export function testStory(options: StoryUnderTest): (context: TestContext) => Promise<void>;
  export function convertToFilePath(url: string): string;
}
