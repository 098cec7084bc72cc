import { emptyValue } from './empty-value.ts';
import { fieldAt } from './field-at.ts';
import type { GroupField, ValuePath } from './form.types.ts';
import { objectOf } from './localised.ts';

/** One change of a block: a value to put at a path, where `undefined` takes it away. */
export interface FieldEdit {
  path: ValuePath;
  value: unknown;
}

const partOf = (value: unknown, key: string | number): unknown =>
  Array.isArray(value) ? value[Number(key)] : objectOf(value)?.[key];

const partAt = (value: unknown, path: ValuePath): unknown => path.reduce<unknown>(partOf, value);

/** A value with another part, itself left as it is. */
function withPart(value: unknown, key: string | number, part: unknown): unknown {
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (part === undefined) return list.toSpliced(key, 1);
    return key < list.length ? list.with(key, part) : [...list, part];
  }
  const { [key]: _before, ...others } = objectOf(value) ?? {};
  return part === undefined ? others : { ...objectOf(value), [key]: part };
}

/** A value after a change; what is missing on the way is made. */
export function applyEdit(value: unknown, { path, value: next }: FieldEdit): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const part =
    rest.length === 0 ? next : applyEdit(partOf(value, key), { path: rest, value: next });
  return withPart(value, key, part);
}

/** What is not said is not written: an empty text would be one that the page refuses. */
const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

interface EditOptions {
  /** Makes the id of a thing that is made on the way. */
  makeId: () => string;
}

/**
 * The change that gives a field a value. Where what holds the field is missing, that is made with all that it is never
 * without, so that one change is enough.
 *
 * @param value - The block as it is.
 * @param next - An empty text and `undefined` take the field away.
 */
export function setField(
  form: GroupField,
  value: unknown,
  path: ValuePath,
  next: unknown,
  { makeId }: EditOptions,
): FieldEdit {
  const isGone = next === undefined || isEmpty(next);
  const holders = path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1));
  const missing = holders.find((holder) => partAt(value, holder) === undefined);
  // Where nothing is there is nothing to take away.
  if (!missing || isGone) return { path, value: isGone ? undefined : next };
  const whole = holders.slice(holders.indexOf(missing)).reduce((made, holder) => {
    if (partAt(made, holder) !== undefined) return made;
    const field = fieldAt(form, holder);
    return applyEdit(made, { path: holder, value: (field && emptyValue(field, makeId)) ?? {} });
  }, value);
  return { path: missing, value: partAt(applyEdit(whole, { path, value: next }), missing) };
}

/**
 * The change that adds a thing to a list, or a banner to a block.
 *
 * @param path - Of the list: `['custom_data', 'cards']`, `['items']`, `['source', 'banners']`.
 * @param item - Of a list of lines or pictures. @default an empty one with what it is never without
 */
export function addItem(
  form: GroupField,
  value: unknown,
  path: ValuePath,
  { makeId, item }: EditOptions & { item?: unknown },
): FieldEdit {
  const field = fieldAt(form, [...path, 0]);
  const empty = item ?? (field && emptyValue(field, makeId)) ?? '';
  const isBanner = path.length === 1 && path[0] === 'items' && item === undefined;
  const list = partAt(value, path);
  const index = Array.isArray(list) ? list.length : 0;
  const added = isBanner ? { type: 'banner', banner: empty } : empty;
  return setField(form, value, [...path, index], added, { makeId });
}
