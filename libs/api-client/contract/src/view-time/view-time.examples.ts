import type { OperationExamples } from '../operation-examples.ts';
import type { viewTimeOperations } from './view-time.operations.ts';

const viewTime = {
  cur_view_time: 1260,
  max_view_time: 3600,
  is_view_time_left: true,
  is_allowed_now: true,
};

/** A successful call of each. */
export const viewTimeExamples: OperationExamples<typeof viewTimeOperations> = {
  getViewTime: { answer: viewTime },
  reportViewTime: { body: { seconds: 60 }, answer: viewTime },
};
