import type { Label } from '@foyer/ui/theme';

/** A story as Storybook's index lists it. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** A story in each label; a variant has no story in the label that does not choose it. */
export interface StoryPair {
  name: string;
  /** Story ids by label. */
  ids: Readonly<Record<string, string>>;
}

/** The stories of a component in all labels. */
export interface ComparedComponent {
  /** Without the variant: `Components/Dialog`. */
  title: string;
  pairs: readonly StoryPair[];
}

/**
 * Joins the variants that labels choose for the same part, story by story.
 *
 * A title whose last word is a variant's name, such as `Components/Dialog/Card`, is shown by labels that choose it.
 */
export function pairStories(
  entries: readonly IndexEntry[],
  labels: Readonly<Record<string, Label>>,
): readonly ComparedComponent[] {
  const components = new Map<string, Map<string, Record<string, string>>>();
  for (const { id, title, name, type } of entries) {
    if (type !== 'story') continue;
    const showing = labelsOf(title, labels);
    const base = showing ? title.slice(0, title.lastIndexOf('/')) : title;
    const stories = components.get(base) ?? new Map<string, Record<string, string>>();
    components.set(base, stories);
    const ids = stories.get(name) ?? {};
    for (const label of showing ?? Object.keys(labels)) ids[label] = id;
    stories.set(name, ids);
  }
  return [...components].map(([title, stories]) => ({
    title,
    pairs: [...stories].map(([name, ids]) => ({ name, ids })),
  }));
}

/** The labels that show a title; nothing where it is no variant. */
function labelsOf(
  title: string,
  labels: Readonly<Record<string, Label>>,
): readonly string[] | undefined {
  const variant = title.split('/').at(-1)?.toLowerCase();
  const showing = Object.entries(labels)
    .filter(([, { variants }]) => Object.values<string>(variants).includes(String(variant)))
    .map(([id]) => id);
  return showing.length > 0 ? showing : undefined;
}
