import { blockFormOf, blockKeyOf } from '@foyer/blocks/forms';
import type { Language } from '@foyer/contract';
import { openPage } from '@foyer/page-document';

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, language: Language): string | undefined => {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return undefined;
  const text = value[language] ?? value['rus'];
  return typeof text === 'string' ? text : undefined;
};

const fieldText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function headlineOf(value: Readonly<Record<string, unknown>>, language: Language) {
  const data = isObject(value['custom_data']) ? value['custom_data'] : {};
  // Of a block that its name chooses, the name is no headline.
  const name = isObject(value['name']) ? textOf(value['name'], language) : undefined;
  return textOf(data['title'], language) ?? name;
}

function readBlock(value: unknown, index: number, language: Language): OutlineBlock {
  const block = isObject(value) ? value : {};
  const key = blockKeyOf({
    type: fieldText(block['type']) as 'custom_block',
    ...(fieldText(block['tag']) !== undefined && { tag: fieldText(block['tag']) }),
    name: fieldText(block['name']) ?? '',
  });
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
