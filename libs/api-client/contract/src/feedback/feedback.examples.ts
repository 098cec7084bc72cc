import type { OperationExamples } from '../operation-examples.ts';
import type { feedbackOperations } from './feedback.operations.ts';

/** A successful call. */
export const feedbackExamples: OperationExamples<typeof feedbackOperations> = {
  sendFeedback: {
    body: { text: 'Нет звука,Видео не играет', content_id: 'metropolis', content_type: 'film' },
  },
};
