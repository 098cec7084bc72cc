/** What a story run in one label is told. */
export interface LabelRun {
  /**
   * Files of which every story runs; of the others the first one alone, since the other label shows them all. Absent
   * means all files.
   */
  wholeFiles?: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    labelRun: LabelRun;
    /** Read by Storybook's addon: what the toolbar is set to. */
    'storybook/test-initial-globals': { label: string };
  }
}
