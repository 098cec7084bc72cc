import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { readCitations } from '@foyer/workspace/read-citations';
import { readRequirements } from '@foyer/workspace/requirements';
import type { CoveredArea } from './coverage.types.ts';

/** The list of requirements, and the folder of the records that decide open ones. */
export const sources = {
  list: join(root, 'docs/requirements.yaml'),
  decisions: join(root, 'docs/decisions'),
};

/** Joins the requirements with the tests that cite them and the decisions that name them. */
export function readCoverage(): readonly CoveredArea[] {
  const tests = readCitations();
  const records = readdirSync(sources.decisions)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(join(sources.decisions, name), 'utf8') }));
  return readRequirements(sources.list).map(({ area, title, items }) => ({
    area,
    title,
    items: items.map(({ id, text, open }) => ({
      id,
      text,
      isOpen: open === true,
      tests: [...(tests.get(id) ?? [])].toSorted(),
      decisions: records.filter((record) => record.text.includes(id)).map(({ name }) => name),
    })),
  }));
}
