/** A file that uses a token. */
export interface TokenPlace {
  /** The component or the part of the house that it belongs to: `primitives/badge`. */
  part: string;
  /** In the repository. */
  file: string;
  /** How often. */
  times: number;
}

/** A token and what changes with it. */
export interface TokenUse {
  /** `color.accent`. */
  token: string;
  /** What it is for. */
  description: string;
  places: readonly TokenPlace[];
}
