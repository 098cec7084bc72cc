import { root } from '../paths.ts';
import { say } from '../say.ts';
import { readChange } from './changed-files.ts';
import type { Choice } from './choice.ts';
import { chooseChecks } from './choose-checks.ts';
import { allEntries, findEntries } from './entries.ts';
import { readModuleGraph } from './module-graph.ts';

/**
 * Chooses what the change of the working copy can reach.
 *
 * @param base - Revision that is compared with. Without it: where the branch left `main`, or else the commit before.
 * @throws Refusal when git knows no such revision.
 */
export async function chooseForChange(base?: string): Promise<Choice> {
  const change = readChange(root, base);
  say(`${change.files.length} files changed since ${change.base.slice(0, 10)}`);
  const entries = findEntries(root);
  const graph = await readModuleGraph(root, allEntries(entries));
  return chooseChecks({ change, entries, graph });
}
