import { nodeAt } from '../text/open-page.ts';
import type { Change } from '../text/text-edit.ts';
import { insertMember, moveMember, removeMember } from './members.ts';
import { stringEdit } from './string-edit.ts';
import { EditRefusal, holderAt, insertItem, treeOf } from './values.ts';

const BLOCKS = ['blocks'] as const;

/** Letters that begin a name, so that an id can be an anchor. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789`;
const ID_LENGTH = 12;

/** A random id of a block: some 60 bits in small letters and digits, for example `b4k7w2mq9x1t`. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(ID_LENGTH));
  return [...bytes]
    .map((number, index) => {
      const signs = index === 0 ? LETTERS : SIGNS;
      return signs[number % signs.length];
    })
    .join('');
}

/**
 * Adds a block at a position, from 0 to the number of blocks.
 *
 * @throws EditRefusal where the text is broken.
 */
export const insertBlock = (text: string, at: number, block: object): Change =>
  insertItem(text, BLOCKS, at, block);

/**
 * Moves a block from a position to another; all of its bytes go with it.
 *
 * @throws EditRefusal where the text is broken.
 * @throws RangeError where there is no such position.
 */
export function moveBlock(text: string, from: number, to: number): Change {
  const list = holderAt(treeOf(text), BLOCKS);
  return from === to ? [] : [moveMember(text, list, from, to)];
}

/**
 * Removes the block at a position.
 *
 * @throws EditRefusal where the text is broken.
 * @throws RangeError where there is no such position.
 */
export const removeBlock = (text: string, at: number): Change => [
  removeMember(holderAt(treeOf(text), BLOCKS), at),
];

/**
 * Puts a copy of a block behind it, with everything that it says and another id.
 *
 * @throws EditRefusal where the text is broken or there is no block with an id at the position.
 */
export function copyBlock(text: string, at: number, id: string): Change {
  const root = treeOf(text);
  const block = nodeAt(root, [...BLOCKS, at]);
  const held = nodeAt(root, [...BLOCKS, at, 'id']);
  if (!block || held?.type !== 'string') throw new EditRefusal(`No block with an id at ${at}`);
  const edit = stringEdit(text.slice(held.offset, held.offset + held.length), held.offset, id);
  const copy =
    text.slice(block.offset, edit.offset) +
    edit.text +
    text.slice(edit.offset + edit.length, block.offset + block.length);
  return [insertMember(text, holderAt(root, BLOCKS), at + 1, copy)];
}
