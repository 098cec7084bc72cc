export { sendFeedbackOperation } from './feedback.operations.ts';
export { feedbackSchema, type Feedback } from './feedback.schema.ts';
