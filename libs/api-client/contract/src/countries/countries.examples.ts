import type { OperationExamples } from '../operation-examples.ts';
import { countriesFixture } from './countries.fixtures.ts';
import type { countriesOperations } from './countries.operations.ts';

/** A successful call of each. */
export const countriesExamples: OperationExamples<typeof countriesOperations> = {
  listCountries: { answer: countriesFixture },
};
