import { isEqual } from '../text/is-equal.ts';
import type { Path } from '../text/open-page.ts';
import { isJsonObject } from '../text/walk.ts';
import { partsOf } from './blocks-by-id.ts';
import { movedIds } from './moved-ids.ts';

/** What has become of a page. */
export interface PageDifference {
  /** Ids of blocks, in the order of the later page; of those removed in that of the earlier. */
  added: readonly string[];
  removed: readonly string[];
  moved: readonly string[];
  /** Where a block says something else, from the block on. */
  changed: readonly { id: string; paths: readonly Path[] }[];
  /** Where the page says something else beside its blocks. */
  fields: readonly Path[];
}

/** The innermost places at which two values differ. */
function differingPaths(one: unknown, other: unknown, path: Path = []): Path[] {
  if (isEqual(one, other)) return [];
  if (isJsonObject(one) && isJsonObject(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differingPaths(one[key], other[key], [...path, key]));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item, index) => differingPaths(item, other[index], [...path, index]));
  }
  return [path];
}

/**
 * What has become of a page, block by block.
 *
 * @throws EditRefusal for a text that is broken, or whose blocks have no ids or the same ones.
 */
export function comparePages(before: string, after: string): PageDifference {
  const [earlier, later] = [partsOf(before), partsOf(after)];
  const [old, current] = [[...earlier.blocks.keys()], [...later.blocks.keys()]];
  const changed = current.flatMap((id) => {
    const known = earlier.blocks.get(id);
    const paths = known ? differingPaths(known.value, later.blocks.get(id)?.value) : [];
    return paths.length > 0 ? [{ id, paths }] : [];
  });
  return {
    added: current.filter((id) => !earlier.blocks.has(id)),
    removed: old.filter((id) => !later.blocks.has(id)),
    moved: movedIds(old, current),
    changed,
    fields: differingPaths(Object.fromEntries(earlier.fields), Object.fromEntries(later.fields)),
  };
}
