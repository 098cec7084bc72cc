import type { OperationExamples } from '../operation-examples.ts';
import type { demoOperations } from './demo.operations.ts';

/** A successful call of each. */
export const demoExamples: OperationExamples<typeof demoOperations> = {
  listDemoAccounts: { answer: { items: [{ login: '+79000000002', shows: 'A family' }] } },
  demoSignIn: {
    body: { login: '+79000000002' },
    answer: { session_state: 'normal', is_auth: true },
  },
};
