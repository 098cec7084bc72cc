import { insertMember, moveMember, removeMember } from '../edit/members.ts';
import { EditRefusal, holderAt, removeValue, setValue, treeOf } from '../edit/values.ts';
import { isEqual } from '../text/is-equal.ts';
import { applyChange, type Change } from '../text/text-edit.ts';
import { partsOf, type PageParts } from './blocks-by-id.ts';
import { mergeOrder } from './merge-order.ts';

/**
 * What two authors have changed in different ways: one block, one field beside the blocks, the order of blocks; the whole
 * page where a text cannot be taken apart.
 */
export type Conflict =
  | { kind: 'block'; id: string }
  | { kind: 'field'; field: string }
  | { kind: 'order' }
  | { kind: 'page' };

/** Whose a conflict is settled for. */
export type Side = 'mine' | 'theirs';

/** Two authors' pages in one. */
export interface MergedPage {
  text: string;
  /** All there were, also those that were settled. */
  conflicts: readonly Conflict[];
}

/** By {@link conflictKey}. */
type Settled = Readonly<Record<string, Side>>;

/** Name under which a conflict is settled. */
export const conflictKey = (conflict: Conflict): string =>
  conflict.kind === 'block'
    ? `block:${conflict.id}`
    : conflict.kind === 'field'
      ? `field:${conflict.field}`
      : conflict.kind;

/** Which side's value stands, of something that either may have changed. */
function sideOf(base: unknown, mine: unknown, theirs: unknown): Side | 'conflict' {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return 'theirs';
  return isEqual(theirs, base) ? 'mine' : 'conflict';
}

const list = (text: string) => holderAt(treeOf(text), ['blocks']);

/** The text with a block as another text spells it; without it where that has none. */
function putBlock(text: string, id: string, wanted: string | undefined): string {
  const holder = list(text);
  const at = [...partsOf(text).blocks.keys()].indexOf(id);
  const node = holder.children?.[at];
  if (wanted === undefined) return applyChange(text, node ? [removeMember(holder, at)] : []);
  const end = holder.children?.length ?? 0;
  const edit = node
    ? { offset: node.offset, length: node.length, text: wanted }
    : insertMember(text, holder, end, wanted);
  return applyChange(text, [edit]);
}

function putOrder(text: string, order: readonly string[]): string {
  return order.reduce((result, id, to) => {
    const from = [...partsOf(result).blocks.keys()].indexOf(id);
    return from === to ? result : applyChange(result, [moveMember(result, list(result), from, to)]);
  }, text);
}

const changeOfField = (text: string, field: string, value: unknown): Change =>
  value === undefined ? removeValue(text, [field]) : setValue(text, [field], value);

/** Settles everything that has a name in both pages, and tells what could not be settled. */
function settle(
  names: Iterable<string>,
  valueIn: (parts: PageParts, name: string) => unknown,
  [base, mine, theirs]: readonly [PageParts, PageParts, PageParts],
): { taken: string[]; conflicts: string[] } {
  const sides = [...names].map((name) => ({
    name,
    side: sideOf(valueIn(base, name), valueIn(mine, name), valueIn(theirs, name)),
  }));
  const named = (wanted: Side | 'conflict') =>
    sides.filter(({ side }) => side === wanted).map(({ name }) => name);
  return { taken: named('mine'), conflicts: named('conflict') };
}

/** Texts of which one cannot be taken apart: the one that was changed, else a choice between them. */
function mergeWhole(base: string, mine: string, theirs: string, settled: Settled): MergedPage {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const page: Conflict = { kind: 'page' };
  return { text: settled[conflictKey(page)] === 'mine' ? mine : theirs, conflicts: [page] };
}

const isTakenApart = (text: string): boolean => {
  try {
    partsOf(text);
    return true;
  } catch (error) {
    if (error instanceof EditRefusal) return false;
    throw error;
  }
};

/**
 * Joins what two authors have made of one page: what only one of them has changed is as they left it. The text is theirs,
 * byte for byte, with mine in it. A text that is broken, or whose blocks have no ids or the same ones, is chosen whole.
 *
 * @param settled - Whose conflicts stand, by {@link conflictKey}. @default theirs
 */
export function mergePages(
  base: string,
  mine: string,
  theirs: string,
  settled: Settled = {},
): MergedPage {
  if (![base, mine, theirs].every(isTakenApart)) return mergeWhole(base, mine, theirs, settled);
  const pages = [partsOf(base), partsOf(mine), partsOf(theirs)] as const;
  const ids = new Set(pages.flatMap(({ blocks }) => [...blocks.keys()]));
  const fields = new Set(pages.flatMap((page) => [...page.fields.keys()]));
  const ofBlocks = settle(ids, ({ blocks }, id) => blocks.get(id)?.value, pages);
  const ofFields = settle(fields, (page, field) => page.fields.get(field), pages);
  const [before, left, right] = pages.map(({ blocks }) => [...blocks.keys()]);
  const isMine = (conflict: Conflict) => settled[conflictKey(conflict)] === 'mine';
  const blockConflicts = ofBlocks.conflicts.map((id): Conflict => ({ kind: 'block', id }));
  const fieldConflicts = ofFields.conflicts.map((field): Conflict => ({ kind: 'field', field }));
  const order = mergeOrder(before ?? [], left ?? [], right ?? [], isMine({ kind: 'order' }));

  let text = theirs;
  const myBlocks = ofBlocks.conflicts.filter((id) => isMine({ kind: 'block', id }));
  for (const id of [...ofBlocks.taken, ...myBlocks]) {
    text = putBlock(text, id, pages[1].blocks.get(id)?.text);
  }
  const myFields = ofFields.conflicts.filter((field) => isMine({ kind: 'field', field }));
  for (const field of [...ofFields.taken, ...myFields]) {
    text = applyChange(text, changeOfField(text, field, pages[1].fields.get(field)));
  }
  const held = partsOf(text).blocks;
  text = putOrder(
    text,
    order.ids.filter((id) => held.has(id)),
  );
  const orderConflicts: Conflict[] = order.isConflict ? [{ kind: 'order' }] : [];
  return { text, conflicts: [...blockConflicts, ...fieldConflicts, ...orderConflicts] };
}
