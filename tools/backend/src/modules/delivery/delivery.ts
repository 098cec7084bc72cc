import { StartRefusal, type Config } from '../../config.ts';
import type { Context } from '../../server/call.ts';
import { messageFile } from './message-file.ts';
import { settleMessage } from './outbox.store.ts';
import {
  Undeliverable,
  type Deliver,
  type MessageChannel,
  type OutgoingMessage,
} from './outgoing-message.ts';
import { smtp } from './smtp.ts';
import { webhook } from './webhook.ts';

/** Pauses before each try, in milliseconds. A code is valid for ten minutes; a late one is of no use. */
const PAUSES_MS = [0, 1000, 5000, 20_000];

/** Longest wait for a sender's answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Who sends messages, by their channel. */
export type Senders = Readonly<Partial<Record<MessageChannel, Deliver>>>;

/**
 * The senders that the settings name.
 *
 * @throws {@link StartRefusal} where a channel has none: sign-in would be impossible. With demo powers codes are on the terminal.
 */
export function createSenders({ messages, hasDemoPowers }: Config): Senders {
  const file = messages.file === undefined ? undefined : messageFile(messages.file);
  const hook = messages.webhook && webhook(messages.webhook);
  const sms = hook ?? file;
  const email = messages.smtp ? smtp(messages.smtp) : (hook ?? file);
  if (!hasDemoPowers && !(sms && email)) {
    throw new StartRefusal(
      `No sender of one-time codes ${sms || email ? 'by SMS ' : ''}is configured: set MESSAGES_URL and MESSAGES_SECRET, or for a trial MESSAGES_FILE (tools/backend/README.md).`,
    );
  }
  return { ...(sms && { sms }), ...(email && { email }) };
}

/** Sends messages by the way, while the call that asked for them is answered. */
export interface Delivery {
  /** Sends a message that stands in the outbox; what becomes of it is told there. */
  start(message: OutgoingMessage): void;
  /** Waits for what is on its way. Nothing is tried again from now on. */
  close(): Promise<void>;
}

/** Tries each message a few times. A channel without a sender is the demo's: there the outbox itself is read. */
export function createDelivery(
  { db, now, print }: Pick<Context, 'db' | 'now' | 'print'>,
  senders: Senders,
): Delivery {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  /** @returns How often it was tried, and why it failed. */
  const tryAll = async (message: OutgoingMessage, deliver: Deliver) => {
    let reason = '';
    for (const [index, pauseMs] of PAUSES_MS.entries()) {
      await pause(pauseMs, closing.signal);
      if (index > 0 && closing.signal.aborted) return { tries: index, reason };
      try {
        await deliver(message, AbortSignal.timeout(TIMEOUT_MS));
        return { tries: index + 1, reason: undefined };
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        if (error instanceof Undeliverable) return { tries: index + 1, reason };
      }
    }
    return { tries: PAUSES_MS.length, reason };
  };

  const send = async (message: OutgoingMessage): Promise<void> => {
    const deliver = senders[message.channel];
    const { tries, reason } = deliver
      ? await tryAll(message, deliver)
      : { tries: 1, reason: undefined };
    if (reason !== undefined) print(`A message was not delivered after ${tries} tries: ${reason}`);
    const state = reason === undefined ? 'sent' : 'failed';
    await settleMessage(db, message.id, { state, tries, settledAt: now() });
  };

  return {
    start: (message) => {
      const run = send(message)
        .catch(() => print('What became of a message could not be written'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    close: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/** Waits, or ends at once when told to. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms === 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
