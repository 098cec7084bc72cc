import { readFileSync } from 'node:fs';

/** The modules by which tests come to a database. */
const openers =
  /\/(?:test-backend|test-database|test-parties|test-ads|empty-database|first-schema|stream-world|(?:chaos-)?world)\.ts'/u;

/** Whether a test uses a database, by what it imports; all that do run on PostgreSQL too. */
export const usesDatabase = (test: string): boolean => openers.test(readFileSync(test, 'utf8'));
