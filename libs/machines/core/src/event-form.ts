import * as v from 'valibot';
import { type EventSchemas, isSecretField } from './events.ts';

/** One field of the form that a tool draws for an event. */
export interface EventField {
  /** Its key in the payload; of a part without one, its place from 1. */
  name: string;
  title: string;
  /** `either` takes the form of one of its parts; `other` has no form: only an example can fill it. */
  kind:
    | 'secret'
    | 'text'
    | 'number'
    | 'boolean'
    | 'choice'
    | 'object'
    | 'list'
    | 'tuple'
    | 'either'
    | 'other';
  /** The values of a `choice`. */
  options: readonly (string | number | boolean)[];
  /** The fields of an `object`, the places of a `tuple`, the one entry of a `list`, the ways of an `either`. */
  parts: readonly EventField[];
  /** May be left out. */
  isOptional: boolean;
  /** May be `null`. */
  isNullable: boolean;
}

/** What valibot's schemas have beside their type; nothing in common but that each may lack it. */
interface AnySchema extends v.GenericSchema {
  wrapped?: AnySchema;
  options?: readonly (AnySchema | string | number)[];
  literal?: string | number | boolean;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  items?: readonly AnySchema[];
  /** Of a `variant`: the field that tells its ways apart. */
  key?: string | AnySchema;
}

const kinds: Record<string, EventField['kind']> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  picklist: 'choice',
  enum: 'choice',
  literal: 'choice',
  object: 'object',
  loose_object: 'object',
  strict_object: 'object',
  array: 'list',
  tuple: 'tuple',
  strict_tuple: 'tuple',
  union: 'either',
  variant: 'either',
};

const optional = new Set(['optional', 'exact_optional', 'undefinedable', 'nullish']);
const nullable = new Set(['nullable', 'nullish']);

/** The form of an event: its payload's fields in order. Empty for an event without payload. */
export function eventFields(schemas: EventSchemas, type: string): EventField[] {
  return fieldsOf(schemas[type]?.entries ?? {});
}

const fieldsOf = (entries: Record<string, v.GenericSchema>): EventField[] =>
  Object.entries(entries).map(([name, schema]) => fieldOf(name, schema));

function fieldOf(name: string, declared: AnySchema): EventField {
  let schema = declared;
  const wrappers: string[] = [];
  for (; schema.wrapped; schema = schema.wrapped) wrappers.push(schema.type);
  const field: EventField = {
    name,
    title: v.getTitle(schema) ?? name,
    kind: isSecretField(schema) ? 'secret' : (kinds[schema.type] ?? 'other'),
    options: [],
    parts: [],
    isOptional: wrappers.some((type) => optional.has(type)),
    isNullable: wrappers.some((type) => nullable.has(type)),
  };
  switch (field.kind) {
    case 'choice':
      return { ...field, options: choicesOf(schema) };
    case 'object':
      return { ...field, parts: fieldsOf(schema.entries ?? {}) };
    case 'list':
      return { ...field, parts: schema.item ? [fieldOf('1', schema.item)] : [] };
    case 'tuple':
      return { ...field, parts: (schema.items ?? []).map(byPlace) };
    case 'either':
      return eitherOf(field, schema);
    default:
      return field;
  }
}

const byPlace = (schema: AnySchema, index: number) => fieldOf(String(index + 1), schema);

const choicesOf = ({ literal, options = [] }: AnySchema) =>
  literal === undefined ? options.filter((option) => typeof option !== 'object') : [literal];

/** `null` among the ways is no form of its own, and choices beside choices are one choice. */
function eitherOf(field: EventField, { key, options = [] }: AnySchema): EventField {
  const schemas = options.filter((option) => typeof option === 'object');
  const ways = schemas.filter(({ type }) => type !== 'null' && type !== 'undefined');
  const parts = ways.map((way, index) => {
    const part = byPlace(way, index);
    const mark = part.parts.find(({ name }) => name === key)?.options[0];
    return { ...part, title: String(mark ?? v.getTitle(way) ?? part.kind) };
  });
  const whole = {
    ...field,
    isOptional: field.isOptional || schemas.some(({ type }) => type === 'undefined'),
    isNullable: field.isNullable || schemas.some(({ type }) => type === 'null'),
  };
  if (parts.length > 0 && parts.every(({ kind }) => kind === 'choice')) {
    return { ...whole, kind: 'choice', options: parts.flatMap((part) => part.options) };
  }
  const [only, ...others] = parts;
  if (only && others.length === 0) return { ...whole, ...pick(only) };
  return { ...whole, parts };
}

const pick = ({ kind, options, parts }: EventField) => ({ kind, options, parts });

/**
 * An event from what a form holds; text in secret fields is boxed.
 *
 * @throws {v.ValiError} when the payload does not fit the schema.
 * @throws {Error} when the flow has no such event.
 */
export function readEvent(
  schemas: EventSchemas,
  type: string,
  payload: Record<string, unknown>,
): { type: string } & Record<string, unknown> {
  const schema = schemas[type];
  if (!schema) throw new Error(`The flow has no event "${type}"`);
  return { ...v.parse(schema, payload), type };
}
