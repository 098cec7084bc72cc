import * as v from 'valibot';
import { imageSchema, type Image } from '../images/images.schema.ts';
import { momentSchema } from '../media-views/custom-data.schema.ts';
import {
  dayRefSchema,
  partyRefSchema,
  pictureRefSchema,
  type DayRef,
  type PartyRef,
  type PictureRef,
} from './refs.schema.ts';
import type { Texts } from './texts.ts';

/**
 * Data of an answer as it is kept: a text may be there in every language, a picture is its id, a moment
 * may be counted from today, and an address may be one of the outside parties'.
 */
export type Localised<T> = T extends Image
  ? PictureRef
  : T extends string
    ? T | Texts | (string extends T ? DayRef | PartyRef : never)
    : T extends readonly (infer Item)[]
      ? readonly Localised<Item>[]
      : T extends object
        ? { [Key in keyof T]: Localised<T[Key]> }
        : T;

/** Parts of the schemas that answers are made of. */
interface Parts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  pipe?: readonly [v.GenericSchema, ...PipeAction[]];
}

type PipeAction = v.PipeAction<unknown, unknown, v.BaseIssue<unknown>>;

const partsOf = (schema: v.GenericSchema): Parts => schema as unknown as Parts;

const withActions = (schema: v.GenericSchema, actions: readonly PipeAction[]): v.GenericSchema =>
  actions.length === 0 ? schema : v.pipe(schema, ...actions);

/** In each language within the limits of the one text. */
const localisedText = (text: v.GenericSchema): v.GenericSchema =>
  v.union([
    text,
    v.object({ rus: text, eng: v.optional(text), hye: v.optional(text) }),
    partyRefSchema,
  ]);

/** A text without limits. */
export const localisedTextSchema = localisedText(v.string());

/** An id or a colour has a form and is the same in every language; a text has a length at most. */
const hasForm = (actions: readonly PipeAction[]): boolean =>
  actions.some(({ kind, type }) => kind !== 'metadata' && type !== 'max_length');

function localisedPlain(schema: v.GenericSchema): v.GenericSchema {
  const { type, entries, item, wrapped } = partsOf(schema);
  switch (type) {
    case 'object':
      return v.object(
        Object.fromEntries(
          Object.entries(entries ?? {}).map(([key, entry]) => [key, localisedSchemaOf(entry)]),
        ),
      );
    case 'array':
      return v.array(localisedSchemaOf(item ?? v.never()));
    case 'optional':
      return v.optional(localisedSchemaOf(wrapped ?? v.never()));
    case 'string':
      return localisedTextSchema;
    case 'boolean':
    case 'literal':
    case 'number':
    case 'picklist':
      return schema;
    default:
      throw new Error(`No page keeps data of the kind ${type} yet`);
  }
}

function localisedSchemaOf(schema: v.GenericSchema): v.GenericSchema {
  if (schema === imageSchema) return pictureRefSchema;
  if (schema === momentSchema) return v.union([momentSchema, dayRefSchema]);
  const { type, pipe } = partsOf(schema);
  if (!pipe) return localisedPlain(schema);
  const [root, ...actions] = pipe;
  if (type !== 'string') {
    return type === 'number' ? schema : withActions(localisedSchemaOf(root), actions);
  }
  if (hasForm(actions)) return schema;
  const isText = root.type === 'string' && !partsOf(root).pipe;
  if (isText) return localisedText(schema);
  return withActions(localisedSchemaOf(root), actions);
}

/**
 * The schema of data as pages keep it, derived from the schema of the answer: what an answer gains, a page
 * may say.
 *
 * @throws Error for a kind of schema that no block has yet.
 */
export const localisedSchema = <T>(
  schema: v.GenericSchema<unknown, T>,
): v.GenericSchema<Localised<T>> => localisedSchemaOf(schema) as v.GenericSchema<Localised<T>>;
