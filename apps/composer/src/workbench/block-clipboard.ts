import { blockForms } from '@foyer/blocks/forms';
import { isKnownBlock, pageBlockSchema } from '@foyer/contract';
import * as v from 'valibot';
import { isObject } from './headline.ts';
import { keyOf } from './read-outline.ts';

/** Type of a block in the clipboard; as text it can be pasted elsewhere too. */
export const BLOCK_TYPE = 'application/vnd.foyer.block+json';

/** Signs of a text that is looked at: the largest block of the demo has a tenth of it. */
const LONGEST = 100_000;

/** What may be put on a page of what was pasted. */
export type Pasted =
  | { status: 'block'; block: Readonly<Record<string, unknown>> }
  /** It is no block, or one that is not as the contract says. */
  | { status: 'refused' }
  /** A page of this name may not hold it. */
  | { status: 'forbidden' };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what was pasted. A block of a newer kind is taken as it is, as pages are. */
export function readPasted(text: string, alias: string): Pasted {
  const value = text.length <= LONGEST ? parse(text) : undefined;
  if (!isObject(value) || typeof value['type'] !== 'string') return { status: 'refused' };
  const block = { ...value, type: value['type'], id: 'pasted' };
  if (isKnownBlock(block) && !v.is(pageBlockSchema, block)) return { status: 'refused' };
  const key = keyOf(block);
  const views = Object.hasOwn(blockForms, key)
    ? blockForms[key as keyof typeof blockForms].views
    : undefined;
  if (views && !views.includes(alias)) return { status: 'forbidden' };
  const { id: _id, ...rest } = value;
  return { status: 'block', block: rest };
}

/** A block as it is copied: without its id, which no other block may have. */
export function copiedText(block: Readonly<Record<string, unknown>>): string {
  const { id: _id, ...rest } = block;
  return JSON.stringify(rest, undefined, 2);
}
