import { writeFileSync } from 'node:fs';
import { jsonSchemaFile, jsonSchemaText } from './json-schema.ts';

// `npm run schema -w @foyer/content`
writeFileSync(jsonSchemaFile, jsonSchemaText());
