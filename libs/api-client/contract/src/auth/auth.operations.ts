import { defineOperation } from '../define-operation.ts';
import {
  passwordCheckSchema,
  smsCodeCheckSchema,
  smsCodeRequestSchema,
  smsCodeSentSchema,
  validSchema,
} from './auth.schema.ts';

/** Sends a one-time code by SMS. CALL-004. */
export const sendSmsCodeOperation = defineOperation({
  operationId: 'sendSmsCode',
  method: 'post',
  path: '/auth/codes/sms',
  tag: 'auth',
  summary: 'Send a one-time code by SMS',
  access: 'session',
  body: smsCodeRequestSchema,
  answer: smsCodeSentSchema,
  status: 200,
  errors: ['tooManyCodes'],
});

/** Checks a one-time code. CALL-006. */
export const validateSmsCodeOperation = defineOperation({
  operationId: 'validateSmsCode',
  method: 'post',
  path: '/auth/codes/sms/validate',
  tag: 'auth',
  summary: 'Check a one-time code',
  access: 'session',
  body: smsCodeCheckSchema,
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
