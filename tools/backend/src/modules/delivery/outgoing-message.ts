import type { Language } from '@foyer/contract';
import type { SentPurpose } from '../auth/codes.store.ts';

/** How somebody is reached who may have no page open. */
export type MessageChannel = 'sms' | 'email';

/** A message on its way. It holds a secret: nothing of it goes to logs, and its text not into the database. */
export interface OutgoingMessage {
  /** The same for every try, so that a receiver takes it once. */
  id: string;
  channel: MessageChannel;
  /** A phone, or an e-mail address. */
  recipient: string;
  purpose: SentPurpose;
  language: Language;
  /** Of an e-mail. */
  subject: string;
  text: string;
  /** The code alone, for a sender with texts of its own. */
  code: string;
}

/**
 * Hands a message to whoever sends it.
 *
 * @throws Undeliverable when another try would end the same way; any other error means that one may not.
 */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** No try will bring this message to its recipient. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
