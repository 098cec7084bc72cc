import type { Language } from '@foyer/contract';
import * as v from 'valibot';
import type { FormField, GroupField, ItemsField, ListField, ValuePath } from './form.types.ts';
import { inLanguage, isRef, languagesOf, objectOf } from './localised.ts';
import { measureText } from './measure-text.ts';
import type { FieldProblem } from './problem.types.ts';

/** A field with one value. */
type ValueField = Exclude<FormField, GroupField | ListField | ItemsField>;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What is wrong with a value as a reader of one language has it. */
function checkOne(field: ValueField, value: unknown): Pick<FieldProblem, 'rule' | 'values'>[] {
  // What is blank is as if it were not there.
  if (isBlank(value)) return field.isRequired ? [{ rule: 'missing', values: {} }] : [];
  if ((field.kind === 'line' || field.kind === 'html') && typeof value === 'string') {
    const length = measureText(field, value);
    if (field.longest !== undefined && length > field.longest)
      return [{ rule: 'tooLong', values: { length, longest: field.longest } }];
  }
  if (field.kind === 'choice' && !field.options.includes(String(value)))
    return [{ rule: 'wrong', values: { kind: field.kind } }];
  const isRight = v.safeParse(field.schema, value).success;
  return isRight ? [] : [{ rule: 'wrong', values: { kind: field.kind } }];
}

/** The parts of an address that a target has: one of them is enough. */
const leadsSomewhere = (value: unknown): boolean => {
  const { link, url } = objectOf(value) ?? {};
  return !isBlank(link) || !isBlank(url);
};

const sameIn = (problem: Pick<FieldProblem, 'rule' | 'values'>, path: ValuePath): FieldProblem => ({
  path,
  ...problem,
});

/** What is wrong with the value of one field, in each language that it has texts in. */
export function checkValue(field: ValueField, value: unknown, path: ValuePath): FieldProblem[] {
  // Pictures, days and addresses of other parties are resolved when the page is asked for.
  if (isRef(value)) return [];
  if (field.kind === 'target' && value !== undefined && !leadsSomewhere(value))
    return [sameIn({ rule: 'missing', values: {} }, path)];
  const languages = languagesOf(value);
  if (languages.length === 0)
    return checkOne(field, inLanguage(value, 'rus')).map((one) => sameIn(one, path));
  // Without Russian words the others have nothing to fall back to.
  const read: readonly Language[] = languages.includes('rus') ? languages : ['rus', ...languages];
  return read.flatMap((language) =>
    checkOne(field, inLanguage(value, language)).map((one) => ({ ...sameIn(one, path), language })),
  );
}
