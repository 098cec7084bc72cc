import {
  applyChange,
  type Change,
  copyBlock,
  insertBlock,
  moveBlock,
  newBlockId,
  openPage,
  removeBlock,
  removeValue,
  setValue,
} from '@foyer/page-document';

/** One thing that an editor does to a page, and how it is undone with others. */
export interface PageChange {
  change: Change;
  group?: string;
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Place = readonly (string | number)[];

/** The innermost place at which a value differs from the one that stands there: what is around it keeps its bytes. */
function innermost(held: unknown, value: unknown, place: Place): { place: Place; value: unknown } {
  const isAlike = isHolder(held) && isHolder(value) && Array.isArray(held) === Array.isArray(value);
  if (!isAlike) return { place, value };
  const keys = [...new Set([...Object.keys(held), ...Object.keys(value)])];
  const [key, ...others] = keys.filter((one) => !isSame(held[one], value[one]));
  if (key === undefined || others.length > 0) return { place, value };
  const isInList = Array.isArray(held);
  // An item that comes or goes moves the others.
  if (isInList && (held[key] === undefined || value[key] === undefined)) return { place, value };
  return innermost(held[key], value[key], [...place, isInList ? Number(key) : key]);
}

/** What is typed in one field is one step back. */
function putAt(text: string, place: Place, value: unknown): PageChange {
  const held = place.reduce<unknown>(
    (part, key) => (isHolder(part) ? part[key] : undefined),
    openPage(text).value,
  );
  const inner = innermost(held, value, place);
  return {
    change:
      inner.value === undefined
        ? removeValue(text, inner.place)
        : setValue(text, inner.place, inner.value),
    group: place.join('.'),
  };
}

/** Everything that can be done to the blocks of a page's text. */
export const pageChanges = {
  move: (text: string, from: number, to: number): PageChange => ({
    change: moveBlock(text, from, to),
  }),
  copy: (text: string, at: number): PageChange => ({ change: copyBlock(text, at, newBlockId()) }),
  remove: (text: string, at: number): PageChange => ({ change: removeBlock(text, at) }),
  /** Puts a block at a place, with an id that no other has. */
  add: (text: string, at: number, block: Readonly<Record<string, unknown>>): PageChange => ({
    change: insertBlock(text, at, { ...block, id: newBlockId() }),
  }),
  setHidden: (text: string, at: number, isHidden: boolean): PageChange => ({
    change: isHidden
      ? setValue(text, ['blocks', at, 'hidden'], true)
      : removeValue(text, ['blocks', at, 'hidden']),
  }),
  /** Gives a value of a block another; `undefined` takes it away. */
  set: (
    text: string,
    at: number,
    { path, value }: { path: readonly (string | number)[]; value: unknown },
  ): PageChange => {
    return putAt(text, ['blocks', at, ...path], value);
  },
  /** Gives a value of the page another, wherever it stands. */
  put: putAt,
};

/** The text after a change. */
export const after = (text: string, { change }: PageChange): string => applyChange(text, change);
