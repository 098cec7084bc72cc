export { addItem, applyEdit, type FieldEdit, setField } from './edit-field.ts';
export { checkFields } from './check-fields.ts';
export type { SchemaKinds } from './contract-kinds.ts';
export { describeForm, type FormOptions } from './describe-form.ts';
export { emptyValue } from './empty-value.ts';
export { fieldAt } from './field-at.ts';
export { findByPlace } from './find-by-place.ts';
export type {
  FieldCondition,
  FieldKind,
  FieldRule,
  FieldRules,
  FieldTab,
  FormField,
  GroupField,
  HtmlField,
  ItemsField,
  LineField,
  ListField,
  TargetField,
  ValuePath,
} from './form.types.ts';
export { isShown } from './is-shown.ts';
export { measureText } from './measure-text.ts';
export type { FieldProblem, ProblemRule } from './problem.types.ts';
