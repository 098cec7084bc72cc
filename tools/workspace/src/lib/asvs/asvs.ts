import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One requirement of ASVS 5.0, in words of ours, and what answers it. */
export interface AsvsItem {
  /** As in the standard, without its "V": `7.2.1`. */
  id: string;
  level: 1 | 2;
  what: string;
  /** Each is a path and, after a colon, a title or a part of one. */
  tests?: readonly string[];
  /** Path of the document that decides or describes it. */
  decision?: string;
  /** Why it is for others, or for a function that there is not. */
  notOurs?: string;
}

/** The requirements of one chapter. */
export interface AsvsChapter {
  /** As in the standard: `V7`. */
  chapter: string;
  title: string;
  items: readonly AsvsItem[];
}

/** How a requirement stands. */
type AsvsAnswer = 'tested' | 'decided' | 'not ours' | 'NO ANSWER';

/** All answers, in the order in which they are counted. */
export const asvsAnswers = ['tested', 'decided', 'not ours', 'NO ANSWER'] as const;

/** Reads `docs/security/asvs.yaml`. */
export const readAsvs = (file: string): readonly AsvsChapter[] =>
  parse(readFileSync(file, 'utf8')) as AsvsChapter[];

/** How a requirement stands. */
export function answerOf({ tests, decision, notOurs }: AsvsItem): AsvsAnswer {
  if (tests && tests.length > 0) return 'tested';
  if (decision) return 'decided';
  return notOurs ? 'not ours' : 'NO ANSWER';
}

/** The file and the title that an entry of `tests` names. */
export function testNamed(citation: string): { path: string; title: string } {
  const end = citation.indexOf(': ');
  return { path: citation.slice(0, end), title: citation.slice(end + 2) };
}
