import { createTransport } from 'nodemailer';
import { Undeliverable, type Deliver } from './outgoing-message.ts';

/** Longest wait for the mail server, in milliseconds. */
const TIMEOUT_MS = 10_000;

const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/**
 * Sends e-mail by a mail server.
 *
 * @param url - `smtp://user:password@host:587`, or `smtps:` for TLS from the start.
 * @param from - Sender, for example `"Foyer" <no-reply@example.org>`.
 */
export function smtp({ url, from }: { url: string; from: string }): Deliver {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return async ({ id, recipient: to, subject, text }) => {
    try {
      // Foyer's own number goes along: whoever gets a message twice can tell.
      await transport.sendMail({ to, subject, text, headers: { 'x-message-id': id } });
    } catch (error) {
      // What the server says may name the recipient.
      if (isFinal(error)) throw new Undeliverable('the mail server refused it');
      throw new Error('the mail server did not take it', { cause: error });
    }
  };
}
