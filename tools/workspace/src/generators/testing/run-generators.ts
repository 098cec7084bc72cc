import { flushChanges, FsTree, type FileChange } from 'nx/src/generators/tree';
import type { Tree } from '@nx/devkit';
import { blockGenerator, keysFile } from '../block/block.generator.ts';
import { componentGenerator } from '../component/component.generator.ts';
import { labelGenerator } from '../label/label.generator.ts';
import { insert } from '../lib/edits.ts';
import type { AfterWriting } from '../lib/run-script.ts';
import { machineGenerator } from '../machine/machine.generator.ts';
import { resourceGenerator } from '../resource/resource.generator.ts';
import { routeGenerator } from '../route/route.generator.ts';

type Run = (tree: Tree) => Promise<AfterWriting | void>;

/** Every generator, told to make something that the repository has not. */
export const runs = {
  component: (tree) => componentGenerator(tree, { name: 'sample-box' }),
  screenComponent: (tree) => componentGenerator(tree, { name: 'sample-card', subject: 'cards' }),
  machine: (tree) => machineGenerator(tree, { name: 'sample-choice', skipInstall: true }),
  block: (tree) => {
    // Every key of the contract gets its block in time, so one is added, as with any new kind of block.
    insert(tree, keysFile, "\n  'sample_block',", { after: /customBlockTags = \[/ });
    return blockGenerator(tree, { name: 'sample-block' });
  },
  resource: (tree) => resourceGenerator(tree, { name: 'sample-cards' }),
  route: (tree) => routeGenerator(tree, { name: 'sample-page' }),
  label: (tree) => labelGenerator(tree, { name: 'sample-label', title: 'Проба' }),
} satisfies Record<string, Run>;

/** What a generator would change in a repository, without changing it. */
export async function changesOf(root: string, run: Run): Promise<readonly FileChange[]> {
  const tree = new FsTree(root, false);
  await run(tree);
  return tree.listChanges();
}

/**
 * Runs every generator and writes what they make, as Nx does.
 *
 * @returns Paths of the files that are new or changed, below the root.
 */
export async function writeAll(root: string): Promise<readonly string[]> {
  const paths = new Set<string>();
  for (const run of Object.values<Run>(runs)) {
    const tree = new FsTree(root, false);
    const after = await run(tree);
    flushChanges(root, tree.listChanges());
    after?.();
    for (const { path } of tree.listChanges()) paths.add(path);
  }
  return [...paths];
}
