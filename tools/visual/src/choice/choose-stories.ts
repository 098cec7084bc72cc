import { join } from 'node:path';
import { readChange } from '@foyer/workspace/changed-files';
import { readModuleGraph } from '@foyer/workspace/module-graph';
import { root } from '@foyer/workspace/paths';
import { say } from '@foyer/workspace/say';
import type { Options } from '../options.ts';
import type { BaseRevision } from '../revision/base-revision.ts';
import { buildStories } from '../revision/build-stories.ts';
import { readBuiltStories } from './built-stories.ts';
import { type Difference, differingStories } from './differing-stories.ts';
import { reachedFiles } from './reached-files.ts';
import { preview, storyFilesOf } from './story-files.ts';

/** Why the stories of a file may look different. */
export interface Reason extends Difference {
  /** From the story's file to what changed, each needing the next. */
  chain: readonly string[];
}

/** The built Storybooks of both revisions, with what to picture of them. */
export interface Chosen {
  /** Folders. */
  built: Readonly<Record<'before' | 'after', string>>;
  /** By story file; nothing where the stories are asked for by name. */
  reasons?: ReadonlyMap<string, Reason>;
}

/**
 * Builds both revisions and chooses the stories that may look different: which the graph of modules can reach from a
 * changed file, and whose pages load something else in the two builds.
 *
 * @param folder - For files that may go after the run.
 * @returns nothing when no story can look different.
 */
export async function chooseStories(
  { base: revision, stories }: Options,
  base: BaseRevision,
  folder: string,
): Promise<Chosen | undefined> {
  const reached = stories === 'reached' ? await findReached(revision, base) : undefined;
  if (reached?.size === 0) return undefined;

  const built = { before: await base.built(), after: join(folder, 'built') };
  say('building the stories of the working copy…');
  await buildStories(root, built.after);
  if (!reached) return { built };

  const differing = differingStories(
    await readBuiltStories(built.before),
    await readBuiltStories(built.after),
    reached.keys(),
  );
  const reasons = new Map(
    [...reached].flatMap(([file, chain]) => {
      const difference = differing.get(file);
      return difference ? [[file, { ...difference, chain }] as const] : [];
    }),
  );
  if (reasons.size > 0) return { built, reasons };
  say('the pages of these load the same as before: nothing can look different.');
  return undefined;
}

async function findReached(revision: string, base: BaseRevision) {
  const { files, manifests } = readChange(root, revision);
  // A package that only exports something else is as it was to who does not import that.
  const changed = files.filter(
    (file) => !file.endsWith('package.json') || manifests.includes(file),
  );
  const before = await readStoryGraph(await base.checkout());
  const after = await readStoryGraph(root);
  const reached = reachedFiles([before, after], changed);
  say(
    reached.size === 0
      ? `changed files: ${files.length}. No story needs one of them: nothing can look different.`
      : `changed files: ${files.length}. They may show in ${reached.size} of ${after.entries.length - 1} story files.`,
  );
  return reached;
}

/** Reads which module needs which in a checkout, beginning at its stories. */
const readStoryGraph = (checkout: string) =>
  readModuleGraph(checkout, [preview, ...storyFilesOf(checkout)]);
