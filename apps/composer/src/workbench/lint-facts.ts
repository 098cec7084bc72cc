import { type BlockFormKey, blockFormOf, blockKeyOf, describeBlock } from '@foyer/blocks/forms';
import type { LintFacts } from '@foyer/page-document';
import { checkFields, type FieldProblem } from '@foyer/page-document/form';

/** What keeps a block from being shown; what is longer than fits is cut, and stops nothing. */
const stops = ({ rule }: FieldProblem): boolean => rule !== 'tooLong' && rule !== 'tooMany';

/** What the checks of a page know beside its text. */
export const lintFacts = (now: Date): LintFacts => ({
  now,
  faultsOf: (block) => {
    const key = blockKeyOf({
      type: block.type,
      ...(block.tag !== undefined && { tag: block.tag }),
      name: typeof block.name === 'string' ? block.name : '',
    });
    if (!blockFormOf(key)) return [];
    return checkFields(describeBlock(key as BlockFormKey), block)
      .filter(stops)
      .map(({ path, rule }) => ({ path, message: rule }));
  },
});
