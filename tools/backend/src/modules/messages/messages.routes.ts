import type { Context, Handlers } from '../../server/call.ts';
import { createMessagesService } from './messages.service.ts';

/** Handlers of the journal. */
export function messagesRoutes(
  context: Context,
): Handlers<'listMessages' | 'getMessage' | 'setMessageStatus' | 'finishPoll'> {
  const service = createMessagesService(context);
  return {
    listMessages: ({ viewer, query, language }) => service.list(viewer, query, language),
    getMessage: ({ viewer, params, language }) => service.read(viewer, params.id, language),
    setMessageStatus: async ({ viewer, params, body }) => ({
      unread_messages: await service.setStatus(viewer, params.id, body.status),
    }),
    finishPoll: async ({ viewer, params, body }) => ({
      unread_messages: await service.finishPoll(viewer, params.id, body.answers),
    }),
  };
}
