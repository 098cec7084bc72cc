import type { OperationExamples } from '../operation-examples.ts';
import type { sessionOperations } from './session.operations.ts';

/** A successful call of each. */
export const sessionExamples: OperationExamples<typeof sessionOperations> = {
  createVisitorSession: {
    headers: { 'x-device-uid': 'device-0001' },
    answer: { session_state: 'normal', is_auth: false },
  },
  createSession: {
    headers: { 'x-device-uid': 'device-0001' },
    body: {
      login: 'old@example.org',
      login_mode: 'migrate_phone',
      login_type: 'email',
      password: 'old-horse',
      confirmation_code: '1234',
    },
    answer: { session_state: 'restricted', is_auth: false },
  },
  getSession: { answer: { session_state: 'normal', is_auth: true } },
  updateSession: { answer: { session_state: 'normal', is_auth: true } },
  deleteSession: {},
  setLanguage: { body: { language: 'eng' }, answer: { session_state: 'normal', is_auth: true } },
};
