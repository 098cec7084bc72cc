import { bannerIds, checkItems } from './check-items.ts';
import { checkValue } from './check-value.ts';
import { isShown } from './is-shown.ts';
import type { FormField, GroupField, ListField, ValuePath } from './form.types.ts';
import { objectOf } from './localised.ts';
import type { FieldProblem } from './problem.types.ts';

interface Check {
  /** The whole block: some fields name others of it. */
  block: Readonly<Record<string, unknown>>;
}

function checkList(
  check: Check,
  field: ListField,
  value: unknown,
  path: ValuePath,
): FieldProblem[] {
  if (value === undefined && !field.isRequired) return [];
  if (value !== undefined && !Array.isArray(value))
    return [{ path, rule: 'wrong', values: { kind: field.kind } }];
  const items: readonly unknown[] = value ?? [];
  const { least, most } = field;
  const count = items.length;
  const problems: FieldProblem[] = [];
  if (count < least) problems.push({ path, rule: 'tooFew', values: { count, least } });
  if (most !== undefined && count > most)
    problems.push({ path, rule: 'tooMany', values: { count, most } });
  const inner = items.flatMap((item, index) =>
    checkField(check, field.item, item, [...path, index]),
  );
  return [...problems, ...inner];
}

function checkGroup(
  check: Check,
  group: GroupField,
  value: unknown,
  path: ValuePath,
): FieldProblem[] {
  if (value === undefined && !group.isRequired) return [];
  const held = objectOf(value);
  if (value !== undefined && !held) return [{ path, rule: 'wrong', values: { kind: group.kind } }];
  return group.fields.flatMap((field) =>
    isShown(field, held) ? checkField(check, field, held?.[field.name], [...path, field.name]) : [],
  );
}

function checkField(
  check: Check,
  field: FormField,
  value: unknown,
  path: ValuePath,
): FieldProblem[] {
  switch (field.kind) {
    case 'group':
      return checkGroup(check, field, value, path);
    case 'list':
      return checkList(check, field, value, path);
    case 'items':
      return checkItems(field, check.block, (form, banner, place) =>
        checkGroup(check, form, banner, place),
      );
    case 'target': {
      const { title } = objectOf(value) ?? {};
      const words = field.title ? checkValue(field.title, title, [...path, 'title']) : [];
      return [...checkValue(field, value, path), ...words];
    }
    case 'reference':
      if (field.of === 'banner' && value !== undefined && !bannerIds(check.block).includes(value))
        return [{ path, rule: 'noBanner', values: {} }];
      return checkValue(field, value, path);
    default:
      return checkValue(field, value, path);
  }
}

/**
 * What is wrong with a block by its form: every limit before the page cuts, and what the page would leave out.
 *
 * @param value - A block as it is answered, or as a document holds it: texts in several languages, `{ $picture }`,
 *   `{ $inDays }`, and a `source` in place of items.
 * @returns Nothing where the page shows all that the block says.
 */
export const checkFields = (form: GroupField, value: unknown): FieldProblem[] =>
  checkGroup({ block: objectOf(value) ?? {} }, { ...form, isRequired: true }, value, []);
