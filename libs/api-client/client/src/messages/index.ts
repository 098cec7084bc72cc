export { messageQuery, messagesQuery } from './messages.queries.ts';
export {
  finishPoll,
  getMessage,
  listMessages,
  setMessageStatus,
  type MessagesInput,
} from './messages.resource.ts';
