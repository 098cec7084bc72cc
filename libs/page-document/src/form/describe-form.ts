import type { MediaBlockItem } from '@foyer/contract';
import type * as v from 'valibot';
import { kindOf, leadsInside, type SchemaKinds } from './contract-kinds.ts';
import { findByPlace } from './find-by-place.ts';
import type {
  FieldKind,
  FieldRule,
  FieldRules,
  FormField,
  GroupField,
  ItemsField,
  LineField,
  ListField,
} from './form.types.ts';
import {
  isNonEmpty,
  leastOf,
  mostOf,
  partsOf,
  readSchema,
  type ReadSchema,
} from './read-schema.ts';

const valibotKinds: Readonly<Record<string, FieldKind>> = {
  string: 'line',
  number: 'number',
  boolean: 'switch',
  picklist: 'choice',
  object: 'group',
  loose_object: 'group',
  array: 'list',
};

/** What a limit is called in valibot; `cut` and `cut_html` are transforms that cut. */
const longestTypes = ['max_length', 'cut', 'cut_html'];

const optional = <Value>(key: string, value: Value | undefined) =>
  value === undefined ? {} : { [key]: value };

/** What schemas do not say of a form. */
export interface FormOptions {
  /** By place; of two tables the first wins. */
  rules?: readonly FieldRules[];
  /** Of schemas that the caller shares among forms. */
  kinds?: SchemaKinds;
}

type Walk = Required<FormOptions>;

/** What the tables say of a place, the first of them before the others. */
const ruleOf = ({ rules }: Walk, place: string): FieldRule =>
  Object.assign({}, ...rules.toReversed().map((table) => findByPlace(table, place)));

/** The item of a block that an object schema stands for: `type` says which of its keys holds it. */
function itemOf(schema: v.GenericSchema) {
  const { entries } = readSchema(schema).innermost;
  const literal = entries?.['type'] && partsOf(entries['type']).literal;
  if (typeof literal !== 'string') return undefined;
  const held = entries?.[literal];
  return held && { type: literal as MediaBlockItem['type'], held };
}

/** The items that a list may hold; nothing where it is a list of something else. */
function itemsOf(item: v.GenericSchema) {
  const { innermost } = readSchema(item);
  const options =
    innermost.type === 'variant' ? (innermost.options as readonly v.GenericSchema[]) : [item];
  const items = options.map(itemOf);
  return items.every((one) => one !== undefined) ? items : undefined;
}

function listLimits({ limits }: ReadSchema, rule: FieldRule) {
  const least = rule.least ?? leastOf(limits, 'min_length') ?? (isNonEmpty(limits) ? 1 : 0);
  return { least, ...optional('most', rule.most ?? mostOf(limits, 'max_length', 'cut')) };
}

/** One field: what its schema says, and over it what a rule says. */
function fieldOf(walk: Walk, name: string, place: string, given: v.GenericSchema): FormField {
  const rule = ruleOf(walk, place);
  const outer = readSchema(given);
  const read = rule.schema ? readSchema(rule.schema) : outer;
  const { layers, own, innermost, limits } = read;
  const { tab, when } = rule;
  const base = {
    name,
    place,
    isRequired: rule.isRequired ?? outer.isRequired,
    ...optional('tab', tab),
    ...optional('when', when),
  };
  const known = rule.kind ?? kindOf(layers, walk.kinds) ?? valibotKinds[innermost.type] ?? 'raw';
  // A text that is cut without its tags holds tags.
  const isCutHtml = limits.some(({ type }) => type === 'cut_html');
  const kind = known === 'line' && isCutHtml ? 'html' : known;
  const value = { ...base, schema: own };
  const longest = optional('longest', mostOf(limits, ...longestTypes));
  switch (kind) {
    case 'group':
      return groupOf(walk, base, innermost.entries ?? {}, rule.only);
    case 'list':
    case 'items':
      return listOf(walk, base, read, rule);
    case 'line':
      return { ...value, kind, ...longest };
    case 'html':
      return { ...value, kind, ...longest, countsTags: !isCutHtml };
    case 'number':
      return {
        ...value,
        kind,
        ...optional('least', leastOf(limits, 'min_value')),
        ...optional('most', mostOf(limits, 'max_value')),
      };
    case 'choice':
      return { ...value, kind, options: rule.options ?? (innermost.options as readonly string[]) };
    case 'reference':
      return { ...value, kind, of: rule.of ?? 'title' };
    case 'target': {
      const field = { ...value, kind, isInside: leadsInside(outer.layers) };
      const title = rule.only?.includes('title') && innermost.entries?.['title'];
      if (!title) return field;
      return { ...field, title: fieldOf(walk, 'title', `${place}.title`, title) as LineField };
    }
    default:
      return { ...value, kind };
  }
}

type Base = Pick<FormField, 'name' | 'place' | 'isRequired' | 'tab' | 'when'>;

function groupOf(
  walk: Walk,
  base: Base,
  entries: Readonly<Record<string, v.GenericSchema>>,
  only?: readonly string[],
): GroupField {
  const names = Object.keys(entries).filter((name) => only?.includes(name) ?? true);
  const within = base.place === '' ? '' : `${base.place}.`;
  const fields = names.flatMap((name) => {
    const entry = entries[name];
    return entry ? [fieldOf(walk, name, `${within}${name}`, entry)] : [];
  });
  return { ...base, kind: 'group', fields };
}

function listOf(
  walk: Walk,
  base: Base,
  read: ReadSchema,
  rule: FieldRule,
): ListField | ItemsField | FormField {
  const { item } = read.innermost;
  // What holds things of no known form is written as it is.
  if (!item) return { ...base, kind: 'raw', schema: read.own };
  const limits = listLimits(read, rule);
  const items = itemsOf(item);
  if (!items) {
    // An item that is broken is left out, so what it needs is required within it.
    const one = { ...fieldOf(walk, '', `${base.place}[]`, item), isRequired: true };
    return { ...base, kind: 'list', item: one, ...limits };
  }
  const banner = items.find(({ type }) => type === 'banner')?.held;
  const form = banner && fieldOf(walk, 'banner', `${base.place}[].banner`, banner);
  return {
    ...base,
    kind: 'items',
    of: items.map(({ type }) => type),
    ...limits,
    ...optional('uncounted', rule.uncounted),
    ...(form?.kind === 'group' && { banner: form }),
  };
}

/**
 * The form of a schema: a tree of fields with the limits that the page has. Pure: it knows no page, no language, no values.
 *
 * @param schema - Of an object, such as a block's own schema; what it becomes by transforms does not matter.
 */
export function describeForm(
  schema: v.GenericSchema,
  { rules = [], kinds = new Map() }: FormOptions = {},
): GroupField {
  const field = fieldOf({ rules, kinds }, '', '', schema);
  if (field.kind !== 'group')
    throw new TypeError(`A form is made of an object, not of ${field.kind}`);
  return field;
}
