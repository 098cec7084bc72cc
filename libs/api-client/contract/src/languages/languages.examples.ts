import type { OperationExamples } from '../operation-examples.ts';
import { languagesFixture } from './languages.fixtures.ts';
import type { languagesOperations } from './languages.operations.ts';

/** A successful call of each. */
export const languagesExamples: OperationExamples<typeof languagesOperations> = {
  listLanguages: { answer: languagesFixture },
};
