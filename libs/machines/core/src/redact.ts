import type * as v from 'valibot';
import { type EventSchemas, isSecretField } from './events.ts';
import { Secret } from './secret.ts';

/** The parts of wrapping, list and object schemas. */
interface SchemaParts extends v.GenericSchema {
  wrapped?: SchemaParts;
  item?: SchemaParts;
  entries?: Record<string, SchemaParts>;
}

const MASK = '[secret]';

/**
 * An event as a log or an inspector may show it: JSON-safe, secrets masked by schema even where a caller forgot to
 * box them, and so is every field that the schema does not know, since a misnamed secret is one too. Of an event
 * without a schema (`xstate.done.…`) only the type remains.
 */
export function redact(event: { type: string }, schemas: EventSchemas): Record<string, unknown> {
  const schema = schemas[event.type];
  if (!schema) return { type: event.type };
  const { type, ...payload } = event;
  return { type, ...(redactValue(payload, schema) as object) };
}

function redactValue(value: unknown, schema: SchemaParts): unknown {
  if (value instanceof Secret || isSecretField(schema)) return MASK;
  if (typeof value !== 'object' || value === null) return value;
  const { wrapped, item, entries } = schema;
  if (wrapped) return redactValue(value, wrapped);
  if (Array.isArray(value)) return item ? value.map((entry) => redactValue(entry, item)) : MASK;
  if (!entries) return MASK;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const known = Object.hasOwn(entries, name) ? entries[name] : undefined;
      return [name, known ? redactValue(field, known) : MASK];
    }),
  );
}
