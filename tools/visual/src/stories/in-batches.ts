import { modeName } from '../modes.ts';
import type { PicturePlan } from './plan-pictures.ts';

/**
 * Pictures that one page takes after a single load: the stories of one file in one mode, in the order given. The modes
 * follow each other, so that what a label and a language load is there for the next batch.
 */
export function inBatches(plans: readonly PicturePlan[]): readonly (readonly PicturePlan[])[] {
  const byMode = groupBy(plans, ({ mode }) => modeName(mode));
  return byMode.flatMap((inMode) => groupBy(inMode, ({ story }) => story.file));
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
