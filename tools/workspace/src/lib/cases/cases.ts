import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testTitles } from '../requirements.ts';

/** A situation that goes wrong easily. */
export interface HardCase {
  /** `C5`. */
  id: string;
  /** What happens. */
  what: string;
  /** What the product does then. */
  right: string;
}

/** The cases of one subject. */
export interface CaseArea {
  area: string;
  title: string;
  items: readonly HardCase[];
}

/** A test, by its file and its title. */
export interface CaseTest {
  path: string;
  title: string;
}

/** Tests by the case that their titles begin with. */
export type CaseTests = ReadonlyMap<string, readonly CaseTest[]>;

/** Reads `docs/cases.yaml`. */
export const readCases = (file: string): readonly CaseArea[] =>
  parse(readFileSync(file, 'utf8')) as CaseArea[];

const casesAtStart = /^(?<ids>C\d+(?:, C\d+)*): /u;

/** The cases that a title begins with: `C5: …`, `C3, C14: …`. */
export const casesOf = (title: string): readonly string[] =>
  casesAtStart.exec(title)?.groups?.['ids']?.split(', ') ?? [];

/** Collects the tests of each case from many files. */
export function collectCases(files: readonly { path: string; source: string }[]): CaseTests {
  const tests = new Map<string, CaseTest[]>();
  for (const { path, source } of files) {
    for (const title of testTitles(source)) {
      for (const id of casesOf(title)) {
        const known = tests.get(id) ?? [];
        tests.set(id, known);
        known.push({ path, title });
      }
    }
  }
  return tests;
}

/** What is wrong: cases without a test, and titles with a case that the list does not hold. */
export function caseFaults(areas: readonly CaseArea[], tests: CaseTests): readonly string[] {
  const listed = areas.flatMap(({ items }) => items.map(({ id }) => id));
  const without = listed.filter((id) => !tests.has(id)).map((id) => `${id} has no test`);
  const unknown = [...tests]
    .filter(([id]) => !listed.includes(id))
    .flatMap(([id, own]) => own.map(({ path }) => `${id} of ${path} is not in docs/cases.yaml`));
  return [...without, ...unknown];
}
