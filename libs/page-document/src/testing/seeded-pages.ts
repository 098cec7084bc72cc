import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../pages/', import.meta.url);

/** The demo's pages, each with its file's name: the first users of the format. */
export const seededPages: readonly (readonly [name: string, text: string])[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
