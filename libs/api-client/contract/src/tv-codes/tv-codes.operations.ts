import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import { ottTvCodeSchema, tvCodeAnswerSchema, tvCodeSchema } from './tv-codes.schema.ts';

/** Signs in the television that shows a code. TVCODE-009. */
export const authorizeTvCodeOperation = defineOperation({
  operationId: 'authorizeTvCode',
  method: 'post',
  path: '/tv-codes/authorize',
  tag: 'tv-codes',
  summary: 'Sign a television in',
  access: 'adult',
  body: tvCodeSchema,
  answer: tvCodeAnswerSchema,
  status: 200,
  errors: ['wrongCode', 'tooManyCodes', 'conflict'],
});

/** Connects the television that an operator sold with a code. TVCODE-010. */
export const sendOttTvCodeOperation = defineOperation({
  operationId: 'sendOttTvCode',
  method: 'post',
  path: '/tv-codes/ott',
  tag: 'tv-codes',
  summary: "Connect an operator's television",
  access: 'adult',
  body: ottTvCodeSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['wrongCode', 'tooManyCodes'],
});

/** The calls of this resource by operation id. */
export const tvCodesOperations = {
  authorizeTvCode: authorizeTvCodeOperation,
  sendOttTvCode: sendOttTvCodeOperation,
} as const;
