import type { Story } from '../stories/story.ts';
import type { Reason } from './choose-stories.ts';

/** A change with the stories that may look different because of it. */
export interface Cause {
  /** The changed file, with the custom properties where only they changed. */
  what: string;
  stories: readonly Story[];
  /** The way from each of the story files to the changed file. */
  chains: readonly (readonly string[])[];
}

/**
 * What the stories are chosen for, the change of most stories first.
 *
 * @param reasons - By story file.
 */
export function causesOf(
  stories: readonly Story[],
  reasons: ReadonlyMap<string, Reason>,
): readonly Cause[] {
  const causes = new Map<string, { what: string; stories: Story[]; chains: Map<string, Chain> }>();
  for (const story of stories) {
    const reason = reasons.get(story.file);
    if (!reason) continue;
    const what = nameOf(reason);
    const cause = causes.get(what) ?? { what, stories: [], chains: new Map<string, Chain>() };
    cause.stories.push(story);
    cause.chains.set(story.file, reason.chain);
    causes.set(what, cause);
  }
  return [...causes.values()]
    .map((cause) => ({ ...cause, chains: [...cause.chains.values()] }))
    .toSorted((one, other) => other.stories.length - one.stories.length);
}

type Chain = readonly string[];

const nameOf = ({ chain, tokens, label }: Reason) =>
  [
    chain.at(-1),
    ...(tokens ? [`(${tokens.join(', ')})`] : []),
    ...(label === undefined ? [] : [`in ${label}`]),
  ].join(' ');
