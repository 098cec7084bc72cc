import { defaultLabel, isLabelId, type LabelId, labels } from '@foyer/ui/theme';

/** How much of the other labels a run shows: what tells a component's look, or every story. */
export type StoryScope = 'telling' | 'all';

/** Marks a story that is tested in every label, beside the first of its file. */
export const everyLabelTag = 'every-label';

/** What decides where a story is tested. */
export interface StoryPlace {
  /** Path of its file. */
  path: string;
  isFirst: boolean;
  tags: readonly string[];
  /** The label that its file or the story itself fixes. */
  fixedLabel: unknown;
}

/** Diagrams and guides look the same in every label. */
const labelless = /apps\/storybook\/src\/(?:docs|explorers)\//u;

/**
 * Labels in which a story is tested once more, beside its own or the default one.
 *
 * By default that is the first story of a file and those tagged `every-label`: words, widths and states differ
 * between stories, and a label changes them all in the same way. Contrast is the theme validation's matter.
 */
export function otherLabels(
  { path, isFirst, tags, fixedLabel }: StoryPlace,
  scope: StoryScope,
): readonly LabelId[] {
  if (fixedLabel !== undefined || labelless.test(path)) return [];
  if (scope !== 'all' && !isFirst && !tags.includes(everyLabelTag)) return [];
  return Object.keys(labels)
    .filter(isLabelId)
    .filter((id) => id !== defaultLabel.id);
}
