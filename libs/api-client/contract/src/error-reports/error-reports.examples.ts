import type { OperationExamples } from '../operation-examples.ts';
import type { errorReportsOperations } from './error-reports.operations.ts';

const lines = [
  { event_id: '9ec79c33ec9942ab8353589fcb2e04dc', sent_at: '2026-11-21T18:00:00.000Z' },
  { type: 'event' },
  { level: 'error', exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] } },
];

/** A successful call of each. */
export const errorReportsExamples: OperationExamples<typeof errorReportsOperations> = {
  collectErrorReports: { body: lines.map((line) => JSON.stringify(line)).join('\n') },
};
