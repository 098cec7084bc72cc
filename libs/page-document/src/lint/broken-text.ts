import { readDraft } from '../compile/read-draft.ts';
import { openPage } from '../text/open-page.ts';
import { lintPage } from './lint-page.ts';
import type { Problem, Rule } from './problem.ts';

const textRules: ReadonlySet<Rule> = new Set(['json', 'doubled-field', 'too-deep']);

/** What is wrong at one place follows from the first that is. */
const firstOfPlaces = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(
    ({ place: { line, column } }, index) =>
      problems.findIndex(({ place }) => place.line === line && place.column === column) === index,
  );

/**
 * What keeps a text from being shown as a draft, in the order of the text; nothing where it can be. A block that is
 * broken does not: it is left out.
 */
export function brokenText(text: string): readonly Problem[] {
  const { value, faults } = openPage(text);
  if (faults.length > 0)
    return firstOfPlaces(lintPage(text).filter(({ rule }) => textRules.has(rule)));
  if (readDraft(value)) return [];
  return firstOfPlaces(
    lintPage(text).filter(({ level, blockId }) => level === 'error' && blockId === undefined),
  );
}
