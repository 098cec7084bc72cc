import { SIGNATURE_HEADER, signText } from '../purchases/provider-protocol.ts';
import { NotDelivered, Undeliverable, type Deliver } from './outgoing-message.ts';

/** What a signature of a message is for, so that it proves nothing elsewhere. */
export const MESSAGE_SEAL = 'message';

/** Refusals that may pass: too slow, too many. */
const passing = [408, 429];

/** Posts messages as signed JSON to an address of the operator, which sends them. tools/backend/README.md */
export const webhook =
  ({ url, secret }: { url: string; secret: string }): Deliver =>
  async (message, signal) => {
    const body = JSON.stringify(message);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signText(secret, MESSAGE_SEAL, body),
      },
      body,
      redirect: 'error',
      signal,
    }).catch((error: unknown) => {
      throw new NotDelivered('the webhook did not answer', { cause: error });
    });
    const { ok, status } = answer;
    if (ok) return;
    const reason = `the webhook answered ${status}`;
    if (status >= 400 && status < 500 && !passing.includes(status)) throw new Undeliverable(reason);
    throw new NotDelivered(reason);
  };
