import { randomUUID } from 'node:crypto';
import type { Context } from '../../server/call.ts';
import type { AccountChange } from '../../texts/account-changes.ts';
import { createAttempts, type Limit } from '../attempts/attempts.ts';
import { saveMessage } from '../delivery/outbox.store.ts';
import { SENT_CHANGES, type ChangeMessage, type SentChange } from '../delivery/outgoing-message.ts';
import {
  DAY_SECONDS,
  SENDS_PER_RECIPIENT_A_DAY,
  sendsOfDay,
} from '../delivery/recipient-limits.ts';
import type { Account, Viewer } from '../sessions/viewer.ts';

/** Fewer than all messages of a day: who makes many changes leaves the owner codes to sign in with. */
const CHANGES_A_DAY: Limit = { tries: 10, windowSeconds: DAY_SECONDS };

const isSent = (change: AccountChange): change is SentChange =>
  SENT_CHANGES.some((one) => one === change);

/** Tells the owners of accounts of changes where they read it without a sign-in. docs/decisions/0093 */
export interface ChangeMessages {
  /**
   * Writes to the phone and to the address of an account what was changed of it; nothing of small changes.
   *
   * @param account - As it was before the change: who lost it is reached where it was theirs.
   * @param changer - Who changed it, which need not be the owner.
   */
  send(
    account: Account,
    change: AccountChange,
    changer: Pick<Viewer, 'language' | 'label'>,
  ): Promise<void>;
}

/** The messages of a service; none where it has nobody who sends them. */
export function createChangeMessages(context: Context): ChangeMessages {
  const { db, now, delivery } = context;
  const attempts = createAttempts(context);

  const maySend = async (recipient: string): Promise<boolean> => {
    const limits: [string, Limit][] = [
      [`change-send-day:${recipient}`, CHANGES_A_DAY],
      [sendsOfDay(recipient), SENDS_PER_RECIPIENT_A_DAY],
    ];
    for (const [key, limit] of limits) {
      if ((await attempts.take(key, limit)) > 0) return false;
    }
    return true;
  };

  const sendTo = async (message: Omit<ChangeMessage, 'id' | 'purpose'>): Promise<void> => {
    const { channel, recipient } = message;
    if (!delivery || !(await maySend(recipient))) return;
    const id = randomUUID();
    const purpose = 'account_change';
    await saveMessage(db, { messageId: id, channel, recipient, purpose, at: now() });
    await delivery.take({ ...message, id, purpose });
  };

  return {
    send: async ({ phone, email, language: own }, change, { language, label }) => {
      if (!isSent(change)) return;
      const words = { change, language: own ?? language ?? 'rus', label } as const;
      if (phone !== null) await sendTo({ ...words, channel: 'sms', recipient: phone });
      if (email !== null) await sendTo({ ...words, channel: 'email', recipient: email });
    },
  };
}
