import type { EventOf, EventSchemas } from '@foyer/core';
import * as v from 'valibot';

const word = v.looseObject({ type: v.string() });

/**
 * Checks what came out of a walled document, where scripts of others run: anything may come.
 *
 * @returns Undefined for what is none of the words.
 */
export function readWord<S extends EventSchemas>(
  schemas: S,
  said: unknown,
): EventOf<S> | undefined {
  const named = v.safeParse(word, said);
  if (!named.success) return undefined;
  const { type, ...payload } = named.output;
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  const read = schema && v.safeParse(schema, payload);
  // The schema under a name gives the payload of the event with that name.
  return read?.success ? ({ ...read.output, type } as EventOf<S>) : undefined;
}
