import type { OperationExamples } from '../operation-examples.ts';
import { analyticsCommonFixture, analyticsEventFixture } from './analytics.fixtures.ts';
import type { analyticsOperations } from './analytics.operations.ts';

/** A successful call of each. */
export const analyticsExamples: OperationExamples<typeof analyticsOperations> = {
  collectAnalytics: {
    body: { common: analyticsCommonFixture, events: [analyticsEventFixture, { type: 'teleport' }] },
    answer: { accepted: 1, refused: [{ index: 1, reason: 'type' }] },
  },
};
