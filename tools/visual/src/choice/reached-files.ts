import { type Chain, type ModuleGraph, reachedBy } from '@foyer/workspace/module-graph';
import { meansAll } from './means-all.ts';
import { preview } from './story-files.ts';

/**
 * The story files that changed files can reach, each with the way from it to one of them.
 *
 * @param graphs - Of both revisions, with every story file and the preview as entries: what is imported no more could
 *   be seen as well.
 */
export function reachedFiles(
  graphs: readonly ModuleGraph[],
  changed: readonly string[],
): ReadonlyMap<string, Chain> {
  const chains = new Map(graphs.flatMap((graph) => [...reachedBy(graph, changed)]));
  const setting = changed.find(meansAll);
  const everywhere = chains.get(preview) ?? (setting !== undefined && [setting]);
  const reached = new Map<string, Chain>();
  for (const file of new Set(graphs.flatMap(({ entries }) => entries))) {
    if (file === preview) continue;
    const own = chains.get(file);
    // A way of its own says more than the one of all.
    if (own) reached.set(file, own);
    else if (everywhere) reached.set(file, [file, ...everywhere]);
  }
  return reached;
}
