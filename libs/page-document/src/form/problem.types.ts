import type { Language } from '@foyer/contract';
import type { ValuePath } from './form.types.ts';

/** What may be wrong with a field. */
export type ProblemRule =
  | 'missing'
  /** Longer than the page shows: `length`, `longest`. */
  | 'tooLong'
  /** `count`, `least`. */
  | 'tooFew'
  /** `count`, `most`. */
  | 'tooMany'
  /** Not in the form that its kind wants: `kind`. */
  | 'wrong'
  /** An item of a type that the block leaves out: `type`. */
  | 'wrongItem'
  /** No banner of the block has this id. */
  | 'noBanner';

/** What is wrong with one field of a block, as data: the words for it are the editor's. */
export interface FieldProblem {
  /** Of the value in the block or the document. */
  path: ValuePath;
  rule: ProblemRule;
  values: Readonly<Record<string, number | string>>;
  /** Where the text of one language is concerned. */
  language?: Language;
}
