import type { Language } from '@foyer/contract';
import type { AccountChange } from '../../texts/account-changes.ts';
import type { SentPurpose } from '../auth/codes.store.ts';

/** How somebody is reached who may have no page open. */
export type MessageChannel = 'sms' | 'email';

/** Whom a message is for. */
interface AddressedMessage {
  /** The same for every try, so that a receiver takes it once. */
  id: string;
  channel: MessageChannel;
  /** A phone, or an e-mail address. */
  recipient: string;
  language: Language;
  /** Id of the label on whose site it was caused, where that is known. */
  label: string | undefined;
}

/** A code to be sent. */
export interface CodeMessage extends AddressedMessage {
  purpose: SentPurpose;
  /** The code alone, for a sender with texts of its own. */
  code: string;
  /** How long it is valid. */
  minutes: number;
}

/** Changes that can put an account into other hands, and tries to make them. */
export const SENT_CHANGES = [
  'phone',
  'password',
  'pin',
  'pin_guesses',
] as const satisfies readonly AccountChange[];

export type SentChange = (typeof SENT_CHANGES)[number];

/** That an account was changed. It holds no secret. */
export interface ChangeMessage extends AddressedMessage {
  purpose: 'account_change';
  change: SentChange;
}

/** That money was taken: the receipt, which the history of payments shows too. */
export interface ReceiptMessage extends AddressedMessage {
  channel: 'email';
  purpose: 'receipt';
  /** What was paid for. */
  item: string;
  /** With its currency, as everywhere in the service. */
  sum: string;
  number: string;
  /** Address of the receipt. */
  link: string;
}

/** That a subscription soon costs another sum than before, such as after a trial. */
export interface RenewalMessage extends AddressedMessage {
  channel: 'email';
  purpose: 'renewal';
  item: string;
  /** When the sum is taken. */
  day: string;
  sum: string;
}

/** A message before it is put into words. */
export type MessageToSend = CodeMessage | ChangeMessage | ReceiptMessage | RenewalMessage;

/** What a message says. */
export interface MessageWords {
  /** Name of whoever writes. Absent where the texts name nobody. */
  sender: string | undefined;
  /** Of an e-mail. */
  subject: string;
  text: string;
}

/** A message on its way. It may hold a secret: nothing of it goes to logs, and its text not into the database. */
export type OutgoingMessage = MessageToSend & MessageWords;

/**
 * Hands a message to whoever sends it.
 *
 * @throws NotDelivered, or Undeliverable when another try would end the same way.
 */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** A message did not reach whoever sends it. The reason is for the operator: it names no recipient and no address. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered';
}

/** No try will bring this message to its recipient. */
export class Undeliverable extends NotDelivered {
  override readonly name = 'Undeliverable';
}
