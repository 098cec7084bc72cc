export { sendFeedback } from './feedback.resource.ts';
