/** A deliberate fault with the tests that must notice it. */
export interface NamedMutation {
  /** A requirement's id where one is broken (`PIN-005`), else a few words. Names one fault alone. */
  readonly id: string;
  /** What `--area` chooses by. */
  readonly area: string;
  /** The file to change, relative to the root of the repository. */
  readonly file: string;
  /** The text to replace; it stands exactly once in the file, or the run fails. */
  readonly find: string;
  readonly replace: string;
  /** Unit test files, relative to the root; each one must turn red. */
  readonly tests: readonly string[];
  /** What a user would meet. */
  readonly why: string;
}
