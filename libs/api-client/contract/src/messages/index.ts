export {
  finishPollOperation,
  getMessageOperation,
  listMessagesOperation,
  setMessageStatusOperation,
} from './messages.operations.ts';
export {
  messageKindSchema,
  messageParamsSchema,
  messageSchema,
  messagesQuerySchema,
  messagesSchema,
  messageStatusSchema,
  messageStatusUpdateSchema,
  pollResultSchema,
  unreadMessagesSchema,
  type Message,
  type MessageKind,
  type Messages,
  type MessageStatus,
  type PollResult,
  type UnreadMessages,
} from './messages.schema.ts';
