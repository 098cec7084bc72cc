import { matchesGlob } from 'node:path';
import { modeName, modes, type Mode } from '../modes.ts';
import type { Story } from './story.ts';

/** One picture to take: a story in a mode. */
export interface PicturePlan {
  story: Story;
  mode: Mode;
}

/** The stories whose id one of the globs matches. */
export const matchStories = (stories: readonly Story[], globs: readonly string[]) =>
  stories.filter(({ id }) => globs.some((glob) => matchesGlob(id, glob)));

/**
 * The pictures of some stories that may look different.
 *
 * @param reasons - By story file. A change of one label shows in no picture of another.
 */
export const planReached = (
  stories: readonly Story[],
  reasons: ReadonlyMap<string, { label?: string | undefined }>,
  modeNames: readonly string[],
): readonly PicturePlan[] =>
  planPictures(
    stories.filter(({ file }) => reasons.has(file)),
    modeNames,
  ).filter(({ story, mode }) => {
    const label = reasons.get(story.file)?.label;
    return label === undefined || label === mode.label;
  });

/**
 * The pictures of some stories in some modes.
 *
 * A story that fixes its label is pictured in that label only. One that fixes its language or its width is pictured in
 * that, once for all the modes that differ in nothing else.
 */
export const planPictures = (
  stories: readonly Story[],
  modeNames: readonly string[],
): readonly PicturePlan[] =>
  stories.flatMap((story) => modesOf(story, modeNames).map((mode) => ({ story, mode })));

function modesOf({ pinned }: Story, modeNames: readonly string[]): readonly Mode[] {
  const wanted = modeNames.flatMap((name) => {
    const mode = modes.get(name);
    if (!mode || (pinned.label && pinned.label !== mode.label)) return [];
    return [{ ...mode, ...pinned }];
  });
  return [...new Map(wanted.map((mode) => [modeName(mode), mode])).values()];
}
