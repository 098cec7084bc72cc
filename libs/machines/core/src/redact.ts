import * as v from 'valibot';
import { type EventSchemas, isSecretField } from './events.ts';
import { Secret } from '@foyer/secret';

/** The parts of wrapping, list, object and union schemas. */
interface SchemaParts extends v.GenericSchema {
  wrapped?: SchemaParts;
  item?: SchemaParts;
  items?: readonly SchemaParts[];
  entries?: Record<string, SchemaParts>;
  /** Of a record's fields. */
  value?: SchemaParts;
  /** Schemas of a union; plain values of a picklist. */
  options?: readonly unknown[];
}

/** What stands in a redacted event for a secret, and for all that its schema does not know. */
export const MASK = '[secret]';

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
  const { wrapped, item, items, entries } = schema;
  if (wrapped) return value === undefined || value === null ? value : redactValue(value, wrapped);
  const ways = schema.options?.filter(isSchema) ?? [];
  if (ways.length > 0) return redactEither(value, ways);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((entry, index) => {
      const known = item ?? items?.[index];
      return known ? redactValue(entry, known) : MASK;
    });
  }
  if (schema.type === 'record' && schema.value) {
    const known = schema.value;
    return mapEntries(value, () => known);
  }
  if (!entries) return MASK;
  return mapEntries(value, (name) => (Object.hasOwn(entries, name) ? entries[name] : undefined));
}

function mapEntries(value: object, schemaOf: (name: string) => SchemaParts | undefined) {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const known = schemaOf(name);
      return [name, known ? redactValue(field, known) : MASK];
    }),
  );
}

const isSchema = (option: unknown): option is SchemaParts =>
  typeof option === 'object' && option !== null && 'kind' in option;

/** A value that fits several ways is masked as each of them asks. */
function redactEither(value: unknown, ways: readonly SchemaParts[]): unknown {
  const fitting = ways.filter((way) => v.is(way, value));
  if (fitting.length === 0) return MASK;
  return fitting.reduce((shown, way) => redactValue(shown, way), value);
}
