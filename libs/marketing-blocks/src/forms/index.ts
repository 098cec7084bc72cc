export type { BlockCategory, BlockForm } from './block-form.types.ts';
export {
  type BlockFormKey,
  blockFormKeys,
  blockFormOf,
  blockForms,
  blockKeyOf,
  describeBlock,
  fixedOf,
} from './block-forms.ts';
export { type BlockWords, type FormWords, loadFormWords } from './words/form-words.ts';
export type { FieldWords } from './words/form-words.types.ts';
