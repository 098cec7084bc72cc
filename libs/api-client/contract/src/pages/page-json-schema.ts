import { toJsonSchema } from '@valibot/to-json-schema';
import { localisedTextSchema } from './localised.schema.ts';
import { pageDocumentSchema } from './page-document.schema.ts';
import { pictureRefSchema } from './refs.schema.ts';
import { textsSchema } from './texts.ts';

/** Where editors find it: beside the pages, which name it. */
export const pageJsonSchemaFile = new URL(
  '../../../../../pages/page-document.schema.json',
  import.meta.url,
);

/** The form of page documents as JSON Schema, for the editors of those who write pages by hand. */
export function pageJsonSchemaText(): string {
  const schema = toJsonSchema(pageDocumentSchema, {
    target: 'draft-2020-12',
    definitions: {
      Texts: textsSchema,
      LocalisedText: localisedTextSchema,
      Picture: pictureRefSchema,
    },
  });
  return `${JSON.stringify({ title: 'A page of Foyer', ...schema }, null, 2)}\n`;
}
