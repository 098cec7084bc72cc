import type { Transporter } from 'nodemailer';
import { NotDelivered, Undeliverable, type Deliver } from './outgoing-message.ts';

/** Longest wait for the mail server, in milliseconds. */
const TIMEOUT_MS = 10_000;

const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

const lacksTls = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETLS';

/** The address alone, without a name before it. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/u.exec(from)?.[1] ?? from.trim();

/**
 * Sends e-mail by a mail server.
 *
 * @param url - `smtp://user:password@host:587`, or `smtps:` for TLS from the start.
 * @param from - Sender, for example `"Foyer" <no-reply@example.org>`. A label's own name takes the place of this one.
 * @param requiresTls - Whether nothing is sent to a server that offers no TLS.
 */
export function smtp({
  url,
  from,
  requiresTls,
}: {
  url: string;
  from: string;
  requiresTls: boolean;
}): Deliver {
  let transport: Transporter | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    return createTransport({ url, requireTLS: requiresTls, ...timeouts }, { from });
  };
  const address = addressIn(from);
  return async ({ id, recipient, sender, subject, text }) => {
    try {
      const own = sender === undefined ? {} : { from: { name: sender, address } };
      // Foyer's own number goes along: whoever gets a message twice can tell.
      transport ??= await open();
      // As an object it is one address; as text it would be read as a list, with names and groups.
      const to = { name: '', address: recipient };
      await transport.sendMail({ ...own, to, subject, text, headers: { 'x-message-id': id } });
    } catch (error) {
      // What the server says may name the recipient.
      if (lacksTls(error)) throw new NotDelivered('the mail server offers no TLS');
      if (isFinal(error)) throw new Undeliverable('the mail server refused it');
      throw new NotDelivered('the mail server did not take it', { cause: error });
    }
  };
}
