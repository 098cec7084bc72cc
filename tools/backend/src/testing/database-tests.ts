import { readFileSync } from 'node:fs';

/** The modules by which tests come to a database. */
const openers =
  /\/(?:test-backend|test-database|test-parties|empty-database|first-schema|stream-world|world)\.ts'/u;

/** Whether a test uses a database, by what it imports; all that do run on PostgreSQL too. */
export const usesDatabase = (test: string): boolean => openers.test(readFileSync(test, 'utf8'));
