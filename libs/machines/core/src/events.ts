import * as v from 'valibot';
import { Secret } from '@foyer/secret';

/** The payload schemas of a flow's events, by event type. */
export type EventSchemas = Record<string, v.StrictObjectSchema<v.ObjectEntries, undefined>>;

type Flatten<T> = { [K in keyof T]: T[K] };

/** The union of events that the schemas describe, each with exactly its payload. */
export type EventOf<S extends EventSchemas> = {
  [K in keyof S & string]: Flatten<{ type: K } & v.InferOutput<S[K]>>;
}[keyof S & string];

/** The schemas under each event type, whoever declared them; two flows may know an event by one name. */
const declared = new Map<string, EventSchemas[string][]>();

/**
 * The schemas of an event type in every flow that has been loaded. An inspector redacts by them; importing the flows
 * instead would load all of them.
 */
export const knownEvents = (type: string): readonly EventSchemas[string][] =>
  declared.get(type) ?? [];

/** Declares a flow's events: the types come from it, and so do the explorer's forms and the inspector's redaction. */
export function defineEvents<const T extends Record<string, v.ObjectEntries>>(payloads: T) {
  const schemas = Object.entries(payloads).map(
    ([type, entries]) => [type, v.strictObject(entries)] as const,
  );
  for (const [type, schema] of schemas) declared.set(type, [...knownEvents(type), schema]);
  return Object.fromEntries(schemas) as { [K in keyof T]: v.StrictObjectSchema<T[K], undefined> };
}

/**
 * A payload field that must never be shown. Accepts text, as a form gives it, and boxes it.
 *
 * @param title - The field's name in the explorer's form.
 */
export const secretField = (title: string) =>
  v.pipe(
    v.union([v.string(), v.instance(Secret)]),
    v.transform((value) => (value instanceof Secret ? value : new Secret(value))),
    v.title(title),
    v.metadata({ isSecret: true }),
  );

/** Whether a field was declared with {@link secretField}. */
export const isSecretField = (schema: v.GenericSchema): boolean =>
  v.getMetadata(schema)['isSecret'] === true;

/** The events every flow understands: it begins anew after its snapshot was restored (see {@link resumeFlow}). */
export const flowEvents = defineEvents({ 'flow.resumed': {} });
