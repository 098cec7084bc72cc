import { matcherOf } from '../matcher.ts';

/** A part of the site that can be told by its sources, and the journeys that show whether it works. */
export interface Area {
  name: string;
  /** Globs from the root. */
  sources: readonly string[];
  /** Below `tools/e2e/src`, without endings; `answers/*` takes a folder. */
  journeys: readonly string[];
}

/** The files of an area's journeys, out of all. */
export function journeysOf({ journeys }: Area, files: readonly string[]): readonly string[] {
  return files.filter(matcherOf(journeys.map((name) => `tools/e2e/src/${name}.e2e.ts`)));
}
