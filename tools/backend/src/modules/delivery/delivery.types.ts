import type { MessageToSend } from './outgoing-message.ts';

/** The one way by which messages leave the service. */
export interface Delivery {
  /** What the labels call themselves in messages. */
  senders: readonly string[];
  /**
   * Takes a message that stands in the outbox, where what becomes of it is noted. It is sent by the way, while the
   * call that asked for it is answered.
   */
  take(message: MessageToSend): Promise<void>;
  /** Waits for what is on its way. Nothing is tried again from now on. */
  close(): Promise<void>;
}
