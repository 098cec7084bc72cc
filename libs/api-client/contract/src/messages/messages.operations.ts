import { defineOperation } from '../define-operation.ts';
import {
  messageParamsSchema,
  messageSchema,
  messagesQuerySchema,
  messagesSchema,
  messageStatusUpdateSchema,
  pollResultSchema,
  unreadMessagesSchema,
} from './messages.schema.ts';

/** The journal of the account, the latest first. */
export const listMessagesOperation = defineOperation({
  operationId: 'listMessages',
  method: 'get',
  path: '/messages',
  tag: 'messages',
  summary: 'Messages and polls',
  access: 'account',
  query: messagesQuerySchema,
  answer: messagesSchema,
  status: 200,
  errors: [],
});

/** One message of the journal. */
export const getMessageOperation = defineOperation({
  operationId: 'getMessage',
  method: 'get',
  path: '/messages/{id}',
  tag: 'messages',
  summary: 'A message or poll',
  access: 'account',
  params: messageParamsSchema,
  answer: messageSchema,
  status: 200,
  errors: ['notFound'],
});

/** Says what became of a message; a status said again changes nothing. CALL-027. */
export const setMessageStatusOperation = defineOperation({
  operationId: 'setMessageStatus',
  method: 'post',
  path: '/messages/{id}/status',
  tag: 'messages',
  summary: 'Update the status of a message',
  access: 'account',
  allows: ['blocked'],
  params: messageParamsSchema,
  body: messageStatusUpdateSchema,
  answer: unreadMessagesSchema,
  status: 200,
  errors: ['notFound'],
});

/** Ends a poll with its answers; a poll can be answered once. CALL-026. */
export const finishPollOperation = defineOperation({
  operationId: 'finishPoll',
  method: 'post',
  path: '/messages/{id}/poll',
  tag: 'messages',
  summary: 'Answer a poll',
  access: 'account',
  allows: ['blocked'],
  params: messageParamsSchema,
  body: pollResultSchema,
  answer: unreadMessagesSchema,
  status: 200,
  errors: ['notFound', 'conflict'],
});

/** The calls of this resource by operation id. */
export const messagesOperations = {
  listMessages: listMessagesOperation,
  getMessage: getMessageOperation,
  setMessageStatus: setMessageStatusOperation,
  finishPoll: finishPollOperation,
} as const;
