import type { Mutant } from '../operators/mutant.ts';

/**
 * What the tests said to a fault: `killed`, one turned red; `late`, it ran in circles, which counts as noticed;
 * `described`, only its README or its number of paths differs; `survived`, all stayed green.
 */
export type Verdict = 'killed' | 'late' | 'described' | 'survived';

/** A fault in a file, with what is needed to judge it. */
export interface Question {
  readonly file: string;
  readonly source: string;
  readonly mutant: Mutant;
  /** The tests that need the file, the nearest first. */
  readonly tests: readonly string[];
  readonly limitSeconds: number;
}

/** A question with its answer. */
export interface Answered {
  readonly job: Question;
  readonly answer: Verdict;
}
