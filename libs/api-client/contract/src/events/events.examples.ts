import type { OperationExamples } from '../operation-examples.ts';
import type { eventsOperations } from './events.operations.ts';

/** A successful call of each. */
export const eventsExamples: OperationExamples<typeof eventsOperations> = {
  streamEvents: { headers: { 'last-event-id': 'q3Zk.2f' } },
};
