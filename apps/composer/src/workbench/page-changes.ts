import {
  applyChange,
  type Change,
  copyBlock,
  insertBlock,
  moveBlock,
  newBlockId,
  removeBlock,
  removeValue,
  setValue,
} from '@foyer/page-document';

/** One thing that an editor does to a page, and how it is undone with others. */
export interface PageChange {
  change: Change;
  group?: string;
}

type Place = readonly (string | number)[];

/** What is typed in one field is one step back. */
const putAt = (text: string, place: Place, value: unknown): PageChange => ({
  change: value === undefined ? removeValue(text, place) : setValue(text, place, value),
  group: place.join('.'),
});

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
