import { defineOperation } from '../define-operation.ts';
import { feedbackSchema } from './feedback.schema.ts';

/** Sends what a viewer reports about playback or the site. */
export const sendFeedbackOperation = defineOperation({
  operationId: 'sendFeedback',
  method: 'post',
  path: '/feedback',
  tag: 'feedback',
  summary: 'Report a problem',
  access: 'session',
  body: feedbackSchema,
  status: 204,
  errors: [],
});

/** The calls of this resource by operation id. */
export const feedbackOperations = { sendFeedback: sendFeedbackOperation } as const;
