import { defineOperation } from '../define-operation.ts';
import {
  visitorHeadersSchema,
  deviceHeadersSchema,
  languageChoiceSchema,
  sessionInputSchema,
  sessionSchema,
} from './session.schema.ts';

/** Starts a session without an account and sets its cookie; a session that is in order goes on. CALL-012. */
export const createVisitorSessionOperation = defineOperation({
  operationId: 'createVisitorSession',
  method: 'post',
  path: '/sessions/visitor',
  tag: 'session',
  summary: 'Start a session without an account',
  access: 'anyone',
  headers: visitorHeadersSchema,
  answer: sessionSchema,
  status: 200,
  errors: [],
});

/**
 * Signs in and sets a new cookie; in the mode `register` it makes the account. On a new device
 * beyond the limit the session is restricted. CALL-011.
 */
export const createSessionOperation = defineOperation({
  operationId: 'createSession',
  method: 'post',
  path: '/sessions',
  tag: 'session',
  summary: 'Sign in',
  access: 'session',
  headers: deviceHeadersSchema,
  body: sessionInputSchema,
  answer: sessionSchema,
  status: 200,
  errors: [
    'wrongCode',
    'wrongPassword',
    'tooManyCodes',
    'loginTaken',
    'phoneOnly',
    'migrationNeeded',
  ],
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

/**
 * Goes on with the session under a new cookie. A restricted one becomes normal when there is room
 * for its device by now: that is the session which is created after a device was removed. CALL-013,
 * DEV-004.
 */
export const updateSessionOperation = defineOperation({
  operationId: 'updateSession',
  method: 'put',
  path: '/session',
  tag: 'session',
  summary: 'Renew the session',
  access: 'session',
  allows: ['restricted', 'stale'],
  answer: sessionSchema,
  status: 200,
  errors: [],
});

/** Signs out and clears the cookie. The device stays the account's. CALL-037, CALL-038. */
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

/** The calls of this resource by operation id. */
export const sessionOperations = {
  createVisitorSession: createVisitorSessionOperation,
  createSession: createSessionOperation,
  getSession: getSessionOperation,
  updateSession: updateSessionOperation,
  deleteSession: deleteSessionOperation,
  setLanguage: setLanguageOperation,
} as const;
