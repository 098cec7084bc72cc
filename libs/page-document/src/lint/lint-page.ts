import { openPage } from '../text/open-page.ts';
import { blockRules } from './block-rules.ts';
import type { LintFacts } from './lint-facts.ts';
import {
  doubledIds,
  emptyPage,
  heroes,
  missingLanguages,
  tooHeavy,
  unknownBlocks,
} from './page-rules.ts';
import { problemOf, type Problem } from './problem.ts';
import { namedBlocks, readBlocks } from './read-blocks.ts';
import { schemaFindings } from './schema-rules.ts';

/**
 * Everything that is wrong with a page, in the order of its text. Never throws. Hidden blocks are held to the
 * schema only.
 *
 * @param facts - What is known outside of the text; checks without their fact are not made.
 */
export function lintPage(text: string, facts: LintFacts = {}): Problem[] {
  const page = openPage(text);
  const faults = page.faults.map(({ rule, path, place, detail }): Problem => ({
    level: 'error',
    rule,
    path,
    place,
    values: { detail },
  }));
  if (page.value === undefined) return faults;
  const named = namedBlocks(page.value);
  const known = readBlocks(named);
  const shown = known.filter(({ block }) => block.hidden !== true);
  const findings = [
    ...schemaFindings(page.value),
    ...doubledIds(named),
    ...unknownBlocks(named, known),
    ...missingLanguages(page.value),
    ...heroes(shown),
    ...emptyPage(named),
    ...tooHeavy(facts),
    ...shown.flatMap((read) => blockRules.flatMap((rule) => rule(read, facts))),
  ];
  const problems = [...faults, ...findings.map((finding) => problemOf(page, finding))];
  return problems.sort(
    (one, other) => one.place.line - other.place.line || one.place.column - other.place.column,
  );
}
