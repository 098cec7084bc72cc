import { defineOperation } from '../define-operation.ts';
import { languageChoiceSchema, sessionSchema } from './session.schema.ts';

/** Starts a session without an account and sets its cookie. Spec 1 §7, CALL-012. */
export const createDemoSessionOperation = defineOperation({
  operationId: 'createDemoSession',
  method: 'post',
  path: '/sessions/demo',
  tag: 'session',
  summary: 'Start a session without an account',
  access: 'anyone',
  answer: sessionSchema,
  status: 200,
  errors: [],
});

/** The session of the cookie. */
export const getSessionOperation = defineOperation({
  operationId: 'getSession',
  method: 'get',
  path: '/session',
  tag: 'session',
  summary: 'The running session',
  access: 'session',
  answer: sessionSchema,
  status: 200,
  errors: [],
});

/** Signs out and clears the cookie. CALL-037. */
export const deleteSessionOperation = defineOperation({
  operationId: 'deleteSession',
  method: 'delete',
  path: '/session',
  tag: 'session',
  summary: 'Sign out',
  access: 'anyone',
  status: 204,
  errors: [],
});

/** Sets the language of the session's answers. CALL-014. */
export const setLanguageOperation = defineOperation({
  operationId: 'setLanguage',
  method: 'put',
  path: '/session/language',
  tag: 'session',
  summary: 'Choose the language of answers',
  access: 'session',
  body: languageChoiceSchema,
  answer: sessionSchema,
  status: 200,
  errors: [],
});
