import type { OperationExamples } from '../operation-examples.ts';
import { ageLimitsFixture } from './age-limits.fixtures.ts';
import type { ageLimitsOperations } from './age-limits.operations.ts';

/** A successful call of each. */
export const ageLimitsExamples: OperationExamples<typeof ageLimitsOperations> = {
  listAgeLimits: { answer: ageLimitsFixture },
};
