import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageJsonSchemaFile, pageJsonSchemaText } from './page-json-schema.ts';

describe('the JSON Schema of page documents', () => {
  it('is what stands beside the pages: after a change run `npm run page-schema -w @foyer/contract`', () => {
    expect(readFileSync(pageJsonSchemaFile, 'utf8')).toBe(pageJsonSchemaText());
  });

  it('names every kind of block, and is open to others', () => {
    const schema = JSON.parse(pageJsonSchemaText()) as {
      properties: { blocks: { items: { oneOf?: object[]; anyOf?: object[] } } };
    };
    const { oneOf, anyOf } = schema.properties.blocks.items;

    expect(oneOf ?? anyOf).toHaveLength(2);
    expect(JSON.stringify(schema)).toContain('recom_cold_start');
    expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false');
  });
});
