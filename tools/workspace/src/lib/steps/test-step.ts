/** Parts of a test run that can be chosen: `npm test -- --only units,stories`. docs/testing.md */
export const parts = ['static', 'units', 'postgres', 'stories', 'engines', 'journeys'] as const;
export type Part = (typeof parts)[number];

/** One command of a test run. */
export interface TestStep {
  /** What it shows when it fails. */
  title: string;
  part: Part;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  /** Which test files it takes, as arguments; a step without runs whole or not at all. Paths relative to the root. */
  files?: (file: string) => boolean;
  /** Whether `--shard=1/3` runs a third of it. */
  canShard?: boolean;
  /** Titles of steps that must have ended before. */
  after?: readonly string[];
  /**
   * How many cores it keeps busy, on average: steps run side by side while there are cores left.
   *
   * @default 0.75 - One process that computes, and waits for the disk at times.
   */
  cores?: number;
  /** Whether it plays in real time: the steps beside it give way, for media do not wait. */
  isInRealTime?: boolean;
}
