import type { OperationExamples } from '../operation-examples.ts';
import { personPageFixture } from './persons.fixtures.ts';
import type { personsOperations } from './persons.operations.ts';

/** A successful call of each. */
export const personsExamples: OperationExamples<typeof personsOperations> = {
  getPerson: {
    params: { id_or_slug: 'brigitte-helm' },
    query: { role: 'actor' },
    answer: personPageFixture,
  },
};
