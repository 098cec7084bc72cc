import { type Mode, modeName } from '../modes.ts';
import type { Story } from '../stories/story.ts';

/** What became of a picture between two revisions. */
export type Outcome = 'same' | 'changed' | 'new' | 'removed';

/** A story in a mode, before and after. */
export interface Comparison {
  story: Story;
  mode: Mode;
  outcome: Outcome;
  /** Pixels that differ; where the size differs, none is counted. */
  changedPixels?: number;
  /** Why the story did not come to its end in the working copy, where it did before or is new. */
  problem?: string;
}

/** All comparisons of one component, for the report. */
export interface ComponentGroup {
  title: string;
  comparisons: readonly Comparison[];
}

/** Whether a run fails over it: the picture changed, or its story came to its end before and does not any more. */
export const needsReview = ({ outcome, problem }: Comparison): boolean =>
  outcome === 'changed' || (outcome === 'same' && problem !== undefined);

/** A name that is also that of the pictures' files. */
export const pictureName = ({ story, mode }: Pick<Comparison, 'story' | 'mode'>): string =>
  `${story.id}.${modeName(mode)}`;

/** What the report shows, by component, in the order of the alphabet; pictures that stayed the same are left out. */
export function groupByComponent(comparisons: readonly Comparison[]): readonly ComponentGroup[] {
  const shown = comparisons
    .filter((one) => one.outcome !== 'same' || needsReview(one))
    .toSorted((a, b) => pictureName(a).localeCompare(pictureName(b)));
  const titles = [...new Set(shown.map(({ story }) => story.title))];
  return titles
    .toSorted((a, b) => a.localeCompare(b))
    .map((title) => ({
      title,
      comparisons: shown.filter(({ story }) => story.title === title),
    }));
}

/** One line for the terminal and the head of the report. */
export function summarise(comparisons: readonly Comparison[]): string {
  const count = (outcome: Outcome) => comparisons.filter((one) => one.outcome === outcome).length;
  const failed = comparisons.filter(({ problem }) => problem !== undefined).length;
  return [
    `${count('changed')} changed`,
    `${count('new')} new`,
    `${count('removed')} removed`,
    `${count('same')} the same`,
    ...(failed > 0 ? [`${failed} of a story that failed`] : []),
  ].join(', ');
}
