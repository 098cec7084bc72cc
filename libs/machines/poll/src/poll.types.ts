import type { Poll } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** What is asked. */
export interface PollInput {
  poll: Poll;
  /** The message that the poll came with. */
  messageId: string;
}

/** How the flow ended. A poll that was answered is completed whether its thanks were read or not. */
export type PollOutput = { status: 'completed' | 'cancelled' };

/** Emitted as soon as the server has the answers, so that the message no longer counts as unread. NOTIF-017 */
export interface PollCompleted {
  type: 'poll.completed';
  messageId: string;
}

/** What the flow remembers; JSON-safe. */
export interface PollContext extends PollInput {
  /** Indices of the answers so far, one per question. NOTIF-014 */
  answers: readonly number[];
  /** Index of the answer marked for the present question. */
  chosen: number | undefined;
  message: Message | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface PollPorts {
  finishPoll: Port<{ messageId: string; answers: readonly number[] }, unknown>;
}
