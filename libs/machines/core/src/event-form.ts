import * as v from 'valibot';
import { type EventSchemas, isSecretField } from './events.ts';

/** One field of the form that a tool draws for an event. */
export interface EventField {
  name: string;
  title: string;
  /** `json` is anything that needs a text area. */
  kind: 'secret' | 'text' | 'number' | 'boolean' | 'choice' | 'json';
  /** The values of a `choice`. */
  options: readonly (string | number)[];
  isOptional: boolean;
}

interface AnySchema extends v.GenericSchema {
  wrapped?: AnySchema;
  options?: readonly (string | number)[];
}

const kinds: Record<string, EventField['kind']> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  picklist: 'choice',
};

/** The form of an event: its payload's fields in order. Empty for an event without payload. */
export function eventFields(schemas: EventSchemas, type: string): EventField[] {
  return Object.entries(schemas[type]?.entries ?? {}).map(([name, entry]) => {
    const declared = entry as AnySchema;
    const schema = declared.wrapped ?? declared;
    const kind = isSecretField(schema) ? 'secret' : (kinds[schema.type] ?? 'json');
    return {
      name,
      title: v.getTitle(schema) ?? name,
      kind,
      options: kind === 'choice' ? (schema.options ?? []) : [],
      isOptional: declared.type === 'optional',
    };
  });
}

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
