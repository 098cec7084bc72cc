import { pictureRefSchema, textsSchema } from '@foyer/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { kindsInOrder, recordSchemas } from './content-record.ts';
import { addressSchema, nameSchema } from './primitives.ts';
import { streamsSchema } from './streams.ts';

/** Where it is checked in. */
export const jsonSchemaFile = new URL('../content.schema.json', import.meta.url);

/** The form of a line as JSON Schema. What compares fields with each other is checked by `readLine` alone. */
export function jsonSchemaText(): string {
  const schema = toJsonSchema(v.union(kindsInOrder.map((kind) => recordSchemas[kind])), {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['check', 'partial_check'],
    definitions: {
      Name: nameSchema,
      Address: addressSchema,
      Streams: streamsSchema,
      Texts: textsSchema,
      Picture: pictureRefSchema,
    },
  });
  return `${JSON.stringify({ title: 'A line of the content of Foyer', ...schema }, null, 2)}\n`;
}
