import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemaFile, jsonSchemaText } from './json-schema.ts';

test('the JSON Schema that is checked in is current: npm run schema -w @foyer/content', () => {
  expect(readFileSync(jsonSchemaFile, 'utf8') === jsonSchemaText()).toBe(true);
});
