import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One statement of the specification. */
export interface Requirement {
  id: string;
  text: string;
  /** Left unspecified by the documents; `docs/decisions/` decides it. */
  open?: boolean;
}

/** The statements of one subject. */
export interface RequirementArea {
  area: string;
  title: string;
  items: readonly Requirement[];
}

/** Test files by the id that a test title cites. */
export type Citations = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads `docs/requirements.yaml`. */
export function readRequirements(file: string): readonly RequirementArea[] {
  return parse(readFileSync(file, 'utf8')) as RequirementArea[];
}

// A call of what a call gave is `it.each(…)`, whose table may hold anything.
const titledTest = /(?:\b(?:it|test)(?:\.\w+)*|\))\(\s*(['"`])(?<title>(?:\\.|(?!\1).)*)\1/gs;
const storyName = /\bname:\s*(['"`])(?<title>(?:\\.|(?!\1).)*)\1/g;
const storyExport = /^export const (?<title>[A-Z]\w*): Story\b/gm;
const citation = /\[((?:[A-Z][A-Z0-9]*-\d{3}(?:,\s*)?)+)\]$/;

// Trials of the contract are entries of a table.
const trialTitle = /\btitle:\s*(['"`])(?<title>(?:\\.|(?!\1).)*)\1/g;

/** The titles of all tests, stories and trials in a test file. */
export const testTitles = (source: string): readonly string[] =>
  [titledTest, storyName, trialTitle, storyExport].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ groups }) => groups?.['title'] ?? ''),
  );

/** The ids that titles in a test file end with: `it('asks again [PIN-005]')`. */
export function citedIds(source: string): readonly string[] {
  const titles = [...source.matchAll(titledTest), ...source.matchAll(storyName)];
  return titles.flatMap(({ groups }) => {
    const ids = citation.exec(groups?.['title'] ?? '')?.[1];
    return ids ? ids.split(/,\s*/) : [];
  });
}

/** Collects the citations of many files. */
export function collectCitations(files: readonly { path: string; source: string }[]): Citations {
  const citations = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    for (const id of citedIds(source)) {
      const known = citations.get(id) ?? new Set();
      citations.set(id, known.add(path));
    }
  }
  return citations;
}
