import { StartRefusal } from '@foyer/server';
import type { Config } from '../../config.ts';
import type { Context } from '../../server/call.ts';
import { demoOutbox } from './demo-outbox.ts';
import { messageFile } from './message-file.ts';
import type { MessageTemplates } from './message-templates.ts';
import { settleMessage } from './outbox.store.ts';
import {
  NotDelivered,
  Undeliverable,
  type Deliver,
  type MessageChannel,
  type OutgoingMessage,
} from './outgoing-message.ts';
import { smtp } from './smtp.ts';
import { webhook } from './webhook.ts';
import type { Delivery } from './delivery.types.ts';

/** Pauses before each try, in milliseconds. A code is valid for ten minutes; a late one is of no use. */
const PAUSES_MS = [0, 1000, 5000, 20_000];

/** Longest wait for a sender's answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Who sends messages, by their channel. */
export interface Senders extends Readonly<Partial<Record<MessageChannel, Deliver>>> {
  /** The demo's outbox, which has every message before its call is answered. */
  readonly outbox?: Deliver;
}

/**
 * The senders that the settings name.
 *
 * @throws {@link StartRefusal} where a channel has none: sign-in would be impossible. The outbox of a demo is enough for it.
 */
export function createSenders(
  { messages, hasDemoPowers }: Config,
  surroundings: Pick<Context, 'db' | 'print'>,
): Senders {
  const file = messages.file === undefined ? undefined : messageFile(messages.file);
  const hook = messages.webhook && webhook(messages.webhook);
  const sms = hook ?? file;
  const email = messages.smtp ? smtp(messages.smtp) : (hook ?? file);
  if (!hasDemoPowers && !(sms && email)) {
    throw new StartRefusal(
      `No sender of one-time codes ${sms || email ? 'by SMS ' : ''}is configured: set MESSAGES_URL and MESSAGES_SECRET, or for a trial MESSAGES_FILE (tools/backend/README.md).`,
    );
  }
  return {
    ...(hasDemoPowers && { outbox: demoOutbox(surroundings) }),
    ...(sms && { sms }),
    ...(email && { email }),
  };
}

/** Puts messages into words and tries each a few times. A channel without a sender is the demo's: its outbox is all there is. */
export function createDelivery(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  senders: Senders,
  templates: MessageTemplates,
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
        // Whatever else was thrown may name the recipient.
        reason = error instanceof NotDelivered ? error.message : 'the sender failed';
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
    if (reason !== undefined) log.warn('A message was not delivered', { tries, reason });
    const state = reason === undefined ? 'sent' : 'failed';
    const settled = { state, tries, settledAt: now(), reason: reason ?? null } as const;
    await settleMessage(db, message.id, settled);
  };

  return {
    senders: templates.senders,
    take: async (toSend) => {
      const message = { ...toSend, ...templates.wordsOf(toSend) };
      await senders.outbox?.(message, AbortSignal.timeout(TIMEOUT_MS));
      const run = send(message)
        .catch((error: unknown) =>
          log.error('What became of a message could not be written', error),
        )
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
