import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { components } from './components.ts';

/** A value as JSON holds it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Trimming is what the server does to a name; it says nothing about what may be sent.
  ignoreActions: ['trim'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ jsonSchema }) => {
    if (!('secret' in jsonSchema)) return undefined;
    const {
      secret: _mark,
      isShown,
      ...rest
    } = jsonSchema as typeof jsonSchema & { isShown?: true };
    return { ...rest, format: 'password', ...(isShown ? { readOnly: true } : { writeOnly: true }) };
  },
};

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** A schema as JSON Schema, with the named schemas as references. */
export function jsonSchemaOf(schema: v.GenericSchema): Json {
  const name = Object.keys(components).find((key) => components[key] === schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const {
    $schema: _dialect,
    $defs: _named,
    ...own
  } = toJsonSchema(schema, {
    ...config,
    definitions: components,
  });
  return plain(own);
}

const namesIn = (json: Json): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name ?? '',
  );

/** The named schemas that `used` refers to, and those they refer to. */
export function jsonComponents(used: Json): Json {
  const all = plain(toJsonSchemaDefs(components, config)) as Record<string, Json>;
  const found = new Set<string>();
  let open = namesIn(used);
  while (open.length > 0) {
    open = open
      .filter((name) => !found.has(name) && found.add(name))
      .flatMap((name) => namesIn(all[name] ?? null));
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => found.has(name)));
}
