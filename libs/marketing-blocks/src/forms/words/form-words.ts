import type { Language } from '@foyer/contract';
import { fieldAt, findByPlace, type GroupField } from '@foyer/page-document/form';
import type { BlockCategory } from '../block-form.types.ts';
import { type BlockFormKey, blockFormOf, describeBlock } from '../block-forms.ts';
import type { FieldWords, FormDictionary } from './form-words.types.ts';

/** What the library of blocks says of one. */
export interface BlockWords {
  title: string;
  /** One line, with the limits of the block's own list. */
  description: string;
}

/** The words of blocks and of their fields in one language. */
export interface FormWords {
  block: (key: BlockFormKey) => BlockWords;
  /** @param place - Of a field in the form of the block, such as `custom_data.cards[].title`. */
  field: (key: BlockFormKey, place: string) => FieldWords;
  category: (category: BlockCategory) => string;
}

/** The limits of a list of a form by its place; nothing where it has none. */
function limitsOf(form: GroupField, place: string): { least?: number; most?: number | undefined } {
  const field = fieldAt(form, place.split('.'));
  return field?.kind === 'list' || field?.kind === 'items' ? field : {};
}

const fill = (words: string, { least, most }: { least?: number; most?: number | undefined }) =>
  words.replace('{least}', `${least}`).replace('{most}', `${most}`);

/** The words of a dictionary, with the limits that the forms have. */
export function createFormWords({ blocks, fields, categories }: FormDictionary): FormWords {
  return {
    block: (key) => {
      const { title = key, description = '' } = blocks[key] ?? {};
      const counted = blockFormOf(key)?.counted;
      const limits = counted === undefined ? {} : limitsOf(describeBlock(key), counted);
      return { title, description: fill(description, limits) };
    },
    field: (key, place) => {
      // All blocks of a tag have their headline in their name.
      const [by] = key.split(':');
      const own = blocks[key]?.fields?.[place] ?? blocks[`${by}:*`]?.fields?.[place];
      return own ?? findByPlace(fields, place) ?? { title: place };
    },
    category: (category) => categories[category] ?? category,
  };
}

/** Loads the words of one language. */
export async function loadFormWords(language: Language): Promise<FormWords> {
  const [blocks, fields, categories] = await Promise.all([
    import(`./${language}/blocks.json`),
    import(`./${language}/fields.json`),
    import(`./${language}/categories.json`),
  ]);
  return createFormWords({
    blocks: blocks.default,
    fields: fields.default,
    categories: categories.default,
  } as FormDictionary);
}
