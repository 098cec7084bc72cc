import { fileURLToPath } from 'node:url';

/** The SQL of every change of the schema. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
