import {
  finishPollOperation,
  getMessageOperation,
  listMessagesOperation,
  pageQuery,
  setMessageStatusOperation,
  type Message,
  type MessageKind,
  type Messages,
  type MessageStatus,
  type PageInput,
  type UnreadMessages,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** What a caller says about the part of the journal wanted. */
export interface MessagesInput extends PageInput {
  /** Both parts without it. */
  kind?: MessageKind | undefined;
}

/** A page of the journal, the latest first. */
export function listMessages(
  client: Client,
  { kind, ...page }: MessagesInput = {},
  signal?: AbortSignal,
): Promise<Messages> {
  const query = { ...pageQuery(page), ...(kind === undefined ? {} : { kind }) };
  return client.call(listMessagesOperation, { query }, signal);
}

/** One message of the journal. @throws {@link ApiError} 1000002 for somebody else's. */
export function getMessage(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Message> {
  return client.call(getMessageOperation, { params: { id } }, signal);
}

/** Says what became of a message on the screen; said again, it changes nothing. */
export function setMessageStatus(
  client: Client,
  { id, status }: { id: string; status: MessageStatus },
  signal?: AbortSignal,
): Promise<UnreadMessages> {
  return client.call(setMessageStatusOperation, { params: { id }, body: { status } }, signal);
}

/**
 * Ends a poll.
 *
 * @param answers - Index of the chosen answer for each question, in their order.
 * @throws {@link ApiError} 1000120 for a poll that was answered before.
 */
export function finishPoll(
  client: Client,
  { id, answers }: { id: string; answers: number[] },
  signal?: AbortSignal,
): Promise<UnreadMessages> {
  return client.call(finishPollOperation, { params: { id }, body: { answers } }, signal);
}
