import type { OperationExamples } from '../operation-examples.ts';
import { messageFixture, pollMessageFixture } from './messages.fixtures.ts';
import type { messagesOperations } from './messages.operations.ts';

/** A successful call of each. */
export const messagesExamples: OperationExamples<typeof messagesOperations> = {
  listMessages: {
    query: { kind: 'message', limit: '20', cursor: 'abc' },
    answer: { items: [messageFixture, pollMessageFixture], next_cursor: 'def' },
  },
  getMessage: { params: { id: 'message-1' }, answer: messageFixture },
  setMessageStatus: {
    params: { id: 'message-1' },
    body: { status: 'shown' },
    answer: { unread_messages: 1 },
  },
  finishPoll: {
    params: { id: 'message-2' },
    body: { answers: [0, 2] },
    answer: { unread_messages: 0 },
  },
};
