import { writeFileSync } from 'node:fs';
import { pageJsonSchemaFile, pageJsonSchemaText } from './page-json-schema.ts';

writeFileSync(pageJsonSchemaFile, pageJsonSchemaText());
