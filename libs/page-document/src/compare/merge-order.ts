import { movedIds } from './moved-ids.ts';

/** Puts ids that an order lacks behind the one that they follow in another order. */
function filled(order: readonly string[], other: readonly string[]): string[] {
  const result = [...order];
  other.forEach((id, index) => {
    if (result.includes(id)) return;
    const before = other.slice(0, index).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}

/**
 * The order of blocks that two authors have moved: that of the one who has moved any, with what the other has added in
 * its place.
 *
 * @param isMine - Whose order stands where both have moved, and not to the same end.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  isMine: boolean,
): { ids: readonly string[]; isConflict: boolean } {
  const haveMoved = movedIds(base, mine).length > 0;
  const theyMoved = movedIds(base, theirs).length > 0;
  const isConflict = haveMoved && theyMoved && movedIds(mine, theirs).length > 0;
  const isMineTaken = isConflict ? isMine : haveMoved;
  return { ids: isMineTaken ? filled(mine, theirs) : filled(theirs, mine), isConflict };
}
