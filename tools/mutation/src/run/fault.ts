/** A file with other contents than on the disk. */
export interface Fault {
  /** Relative to the root, with slashes. */
  readonly file: string;
  readonly source: string;
}

/** Test files to run, with a fault or, to know that they pass without, with none. */
export interface Trial {
  readonly fault?: Fault;
  /** Relative to the root, with slashes; they run in this order. */
  readonly tests: readonly string[];
}

/** What came of a trial. */
export interface Outcome {
  /** Test files with a failing test, or that could not even be loaded. */
  readonly red: readonly string[];
  readonly green: readonly string[];
  /** Whether the tests used the file of the fault; where they did not, green says nothing. */
  readonly isLoaded: boolean;
  readonly seconds: number;
}
