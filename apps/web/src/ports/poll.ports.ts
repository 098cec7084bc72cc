import { type Client, finishPoll } from '@foyer/client';
import type { PollPorts } from '@foyer/poll';

/** The call of a poll. NOTIF-014 */
export const pollPorts = (client: Client): PollPorts => ({
  finishPoll: ({ messageId, answers }, signal) =>
    finishPoll(client, { id: messageId, answers: [...answers] }, signal),
});
