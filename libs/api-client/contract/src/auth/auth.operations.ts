import { defineOperation } from '../define-operation.ts';
import { deviceHeadersSchema, sessionSchema } from '../session/session.schema.ts';
import {
  codeSentSchema,
  emailCodeCheckSchema,
  emailCodeRequestSchema,
  loginCheckRequestSchema,
  loginCheckSchema,
  passwordCheckSchema,
  passwordResetSchema,
  phoneMigrationSchema,
  smsCodeCheckSchema,
  smsCodeRequestSchema,
  validSchema,
} from './auth.schema.ts';

/** Says how a login goes on. Whether a login exists is told to anybody by contract. CALL-003. */
export const checkLoginOperation = defineOperation({
  operationId: 'checkLogin',
  method: 'post',
  path: '/auth/login-check',
  tag: 'auth',
  summary: 'How a login goes on',
  access: 'session',
  body: loginCheckRequestSchema,
  answer: loginCheckSchema,
  status: 200,
  errors: ['loginTaken'],
});

/** Sends a one-time code by SMS; it is good in this session only. CALL-004. */
export const sendSmsCodeOperation = defineOperation({
  operationId: 'sendSmsCode',
  method: 'post',
  path: '/auth/codes/sms',
  tag: 'auth',
  summary: 'Send a one-time code by SMS',
  access: 'session',
  body: smsCodeRequestSchema,
  answer: codeSentSchema,
  status: 200,
  errors: ['tooManyCodes'],
});

/**
 * Sends a one-time code by e-mail; it is good in this session only. To an address without an
 * account nothing is sent, and the answer is the same. CALL-005.
 */
export const sendEmailCodeOperation = defineOperation({
  operationId: 'sendEmailCode',
  method: 'post',
  path: '/auth/codes/email',
  tag: 'auth',
  summary: 'Send a one-time code by e-mail',
  access: 'session',
  body: emailCodeRequestSchema,
  answer: codeSentSchema,
  status: 200,
  errors: ['tooManyCodes'],
});

/** Checks a code sent by SMS and leaves it in force for the call that it is for. CALL-006. */
export const validateSmsCodeOperation = defineOperation({
  operationId: 'validateSmsCode',
  method: 'post',
  path: '/auth/codes/sms/validate',
  tag: 'auth',
  summary: 'Check a one-time code sent by SMS',
  access: 'session',
  body: smsCodeCheckSchema,
  answer: validSchema,
  status: 200,
  errors: ['wrongCode', 'tooManyCodes'],
});

/** Checks a code sent by e-mail and leaves it in force for the call that it is for. CALL-007. */
export const validateEmailCodeOperation = defineOperation({
  operationId: 'validateEmailCode',
  method: 'post',
  path: '/auth/codes/email/validate',
  tag: 'auth',
  summary: 'Check a one-time code sent by e-mail',
  access: 'session',
  body: emailCodeCheckSchema,
  answer: validSchema,
  status: 200,
  errors: ['wrongCode', 'tooManyCodes'],
});

/** Checks the password of the account. CALL-008. */
export const validatePasswordOperation = defineOperation({
  operationId: 'validatePassword',
  method: 'post',
  path: '/auth/password/validate',
  tag: 'auth',
  summary: "Check the account's password",
  access: 'account',
  body: passwordCheckSchema,
  answer: validSchema,
  status: 200,
  errors: ['wrongPassword', 'tooManyCodes'],
});

/** Sets a new password by a code, ends the account's other sessions and signs in. CALL-009. */
export const resetPasswordOperation = defineOperation({
  operationId: 'resetPassword',
  method: 'post',
  path: '/auth/password/reset',
  tag: 'auth',
  summary: 'Set a new password and sign in',
  access: 'session',
  proof: 'own',
  headers: deviceHeadersSchema,
  body: passwordResetSchema,
  answer: sessionSchema,
  status: 200,
  errors: ['wrongCode', 'tooManyCodes', 'weakPassword'],
});

/**
 * Makes a phone the login of the account that is signed in. Who is not signed in does it by
 * `createSession` in the mode `migrate_phone`. CALL-010.
 */
export const migratePhoneOperation = defineOperation({
  operationId: 'migratePhone',
  method: 'post',
  path: '/auth/phone',
  tag: 'auth',
  summary: 'Move the account to a phone',
  access: 'master',
  proof: 'fresh',
  body: phoneMigrationSchema,
  status: 204,
  errors: ['wrongCode', 'tooManyCodes', 'loginTaken'],
});

/** The calls of this resource by operation id. */
export const authOperations = {
  checkLogin: checkLoginOperation,
  sendSmsCode: sendSmsCodeOperation,
  sendEmailCode: sendEmailCodeOperation,
  validateSmsCode: validateSmsCodeOperation,
  validateEmailCode: validateEmailCodeOperation,
  validatePassword: validatePasswordOperation,
  resetPassword: resetPasswordOperation,
  migratePhone: migratePhoneOperation,
} as const;
