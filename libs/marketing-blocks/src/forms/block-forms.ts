import type { MediaBlock } from '@foyer/contract';
import { describeForm, type FormField, type GroupField } from '@foyer/page-document/form';
import * as v from 'valibot';
import type { BlockForm } from './block-form.types.ts';
import { fieldRules, schemaKinds } from './field-rules.ts';
import { nameForms } from './name-forms.ts';
import { tagForms } from './tag-forms.ts';
import { typeForms } from './type-forms.ts';

/** What an editor needs of every block, by its key. BLOCK-001 */
export const blockForms = { ...tagForms, ...nameForms, ...typeForms } as const;

/** Key of a block: `tag:…`, `name:…` or `type:…`. */
export type BlockFormKey = keyof typeof blockForms;

/** Every key. */
export const blockFormKeys = Object.keys(blockForms) as BlockFormKey[];

/** The form of a key, where this site has one. */
export const blockFormOf = (key: string): BlockForm | undefined =>
  Object.hasOwn(blockForms, key) ? blockForms[key as BlockFormKey] : undefined;

/** The fields by which a block is chosen, in the order of their weight. BLOCK-002 */
export const blockKeyOf = ({
  type,
  tag,
  name,
}: Pick<MediaBlock, 'type' | 'tag' | 'name'>): string => {
  if (type !== 'custom_block') return `type:${type}`;
  return tag === undefined ? `name:${name}` : `tag:${tag}`;
};

/** What makes a block one of a key: these are no fields of its form. */
export function fixedOf(key: BlockFormKey): Partial<Pick<MediaBlock, 'type' | 'tag' | 'name'>> {
  const [by, value = ''] = key.split(':');
  if (by === 'type') return { type: value as MediaBlock['type'] };
  return { type: 'custom_block', [by === 'tag' ? 'tag' : 'name']: value };
}

const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Fields of every block: its name in the outline, where the page does not show it, and whom the block is for. BLOCK-077 */
const everyBlock = describeForm(
  v.object({ name: nameSchema, display_type: v.optional(v.picklist(['unauthorized'])) }),
  { rules: [{ display_type: { tab: 'showing' } }] },
);

/** The form of a block by its key: fields, limits and conditions, without words. */
export function describeBlock(key: BlockFormKey): GroupField {
  const { schema, rules = {} }: BlockForm = blockForms[key];
  const form = describeForm(schema, { rules: [rules, fieldRules], kinds: schemaKinds });
  const fixed = Object.keys(fixedOf(key));
  // By its type or its name a block has no tag.
  const own = form.fields.filter(
    ({ name }) => !fixed.includes(name) && (name !== 'tag' || key === 'type:custom_block'),
  );
  const isMissing = ({ name }: FormField) =>
    !fixed.includes(name) && own.every((field) => field.name !== name);
  const [name, display] = everyBlock.fields;
  const before = name && isMissing(name) ? [name] : [];
  const after = display && isMissing(display) ? [display] : [];
  return { ...form, fields: [...before, ...own, ...after] };
}
