import type { Certificate } from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';

/** What the flow begins with. */
export interface GiftInput {
  /** Of the certificate. */
  id: string;
}

/** A certificate as its owner sees it, without its code. */
export type Gift = Pick<
  Certificate,
  'id' | 'name' | 'amount' | 'currency' | 'status' | 'expires_at'
>;

/** A certificate with what may be handed on of it. */
export interface OwnGift {
  gift: Gift;
  /** There as long as it can be given away. */
  code: Secret | undefined;
}

/**
 * How a certificate was sent: `shared` by the means of the device, `mail` where a letter was begun in the program for
 * e-mail, `left` where the viewer turned back.
 */
export type Sending = 'shared' | 'mail' | 'left';

/** What the flow remembers; JSON-safe, the code in a box. */
export interface GiftContext {
  id: string;
  gift: Gift | undefined;
  code: Secret | undefined;
  /** What became of the last press. */
  note: Message | undefined;
  /** Why the certificate did not come. */
  message: Message | undefined;
}

/** Effects of the flow. */
export interface GiftPorts {
  /** The certificate of the account. Rejects for a 4xx or 5xx answer, 404 for one that is not the account's. */
  readGift: Port<GiftInput, OwnGift>;
  /** Puts the code on the clipboard. @returns Whether it is there. */
  copyCode: Port<{ code: Secret }, boolean>;
  /** Prints the sheet that stands in the place of the page; resolves when the browser's own dialog has gone. */
  print: Port<undefined, void>;
  /** Hands code and words to another program. Is called in the press itself, as browsers want it. */
  send: Port<{ gift: Gift; code: Secret }, Sending>;
}
