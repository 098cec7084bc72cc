import { blockFormOf, blockKeyOf } from '@foyer/blocks/forms';
import type { Language } from '@foyer/contract';
import { openPage } from '@foyer/page-document';
import { headlineOf, isObject } from './headline.ts';

/** A block as the outline shows it. */
export interface OutlineBlock {
  /** Of the document, or its place where it has none. */
  id: string;
  /** Place among the blocks, from 0. */
  index: number;
  /** `tag:…`, `name:…` or `type:…`. */
  key: string;
  /** Whether the composer has a form for it. */
  isKnown: boolean;
  isHidden: boolean;
  /** Its headline, where it says one. */
  headline: string | undefined;
  /** As the document says it. */
  value: Readonly<Record<string, unknown>>;
}

const fieldText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** What chooses the component of a block: `tag:…`, `name:…` or `type:…`. */
export const keyOf = (block: Readonly<Record<string, unknown>>): string =>
  blockKeyOf({
    type: fieldText(block['type']) as 'custom_block',
    ...(fieldText(block['tag']) !== undefined && { tag: fieldText(block['tag']) }),
    name: fieldText(block['name']) ?? '',
  });

function readBlock(value: unknown, index: number, language: Language): OutlineBlock {
  const block = isObject(value) ? value : {};
  const key = keyOf(block);
  return {
    id: fieldText(block['id']) ?? `at ${index}`,
    index,
    key,
    isKnown: blockFormOf(key) !== undefined,
    isHidden: block['hidden'] === true,
    headline: headlineOf(block, language),
    value: block,
  };
}

/** The blocks of a page's text; nothing of a text that is broken. */
export function readOutline(text: string, language: Language): readonly OutlineBlock[] {
  const { value } = openPage(text);
  const blocks = isObject(value) ? value['blocks'] : undefined;
  return Array.isArray(blocks)
    ? blocks.map((block, index) => readBlock(block, index, language))
    : [];
}
