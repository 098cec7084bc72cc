import type { OperationExamples } from '../operation-examples.ts';
import type { authOperations } from './auth.operations.ts';

/** A successful call of each. */
export const authExamples: OperationExamples<typeof authOperations> = {
  checkLogin: {
    body: { login: 'old@example.org' },
    answer: { login_mode: 'migrate_phone', login_type: 'email', migrated_from: 'old@example.org' },
  },
  sendSmsCode: {
    body: { phone: '+79000000002', purpose: 'auth' },
    answer: { resend_after_seconds: 60, code_length: 4 },
  },
  sendEmailCode: {
    body: { email: 'viewer@example.org', purpose: 'reset_password' },
    answer: { resend_after_seconds: 60, code_length: 6 },
  },
  validateSmsCode: {
    body: { phone: '+79000000002', code: '1234', action: 'reset_password' },
    answer: { valid: true },
  },
  validateEmailCode: {
    body: { email: 'viewer@example.org', code: '123456', action: 'reset_password' },
    answer: { valid: true },
  },
  validatePassword: { body: { password: 'correct-horse' }, answer: { valid: true } },
  resetPassword: {
    headers: { 'x-device-uid': 'device-0001' },
    body: {
      confirmation_code: '123456',
      email: 'viewer@example.org',
      phone: '+79000000002',
      new_password: 'battery-staple',
    },
    answer: { session_state: 'normal', is_auth: true },
  },
  migratePhone: {
    body: { confirmation_code: '1234', phone: '+79000000101', email: 'old@example.org' },
  },
};
