import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import type { tvCodesOperations } from './tv-codes.operations.ts';

/** A successful call of each. */
export const tvCodesExamples: OperationExamples<typeof tvCodesOperations> = {
  authorizeTvCode: {
    body: { code: 'A1B2C3' },
    answer: { success: true, notification: notificationFixture },
  },
  sendOttTvCode: { body: { code: 'OTT-2026' }, answer: { notification: notificationFixture } },
};
