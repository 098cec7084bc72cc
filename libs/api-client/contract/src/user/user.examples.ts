import type { OperationExamples } from '../operation-examples.ts';
import { userFixture } from './user.fixtures.ts';
import type { userOperations } from './user.operations.ts';

/** A successful call of each. */
export const userExamples: OperationExamples<typeof userOperations> = {
  getUser: { answer: userFixture },
};
