import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of the signature that go into a token: 128 bits, too many to guess. */
const SIGNATURE_BYTES = 16;

const sign = (key: Buffer, text: string): string =>
  createHmac('sha256', key)
    .update(text)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');

/**
 * A token that says something in the open, and proves that we said it about a subject.
 *
 * @param subject - What it is for; not in the token, so the reader must know it.
 * @param claims - Letters, digits, `_` and `-` only.
 */
export const signToken = (key: Buffer, subject: string, claims: readonly string[]): string => {
  const said = claims.join('.');
  return `${said}.${sign(key, `${subject}\n${said}`)}`;
};

/** What a token says of a subject; `undefined` when it is not ours, or of another subject. */
export function readToken(key: Buffer, subject: string, token: string): string[] | undefined {
  const claims = token.split('.');
  const signature = Buffer.from(claims.pop() ?? '');
  const expected = Buffer.from(sign(key, `${subject}\n${claims.join('.')}`));
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOurs ? claims : undefined;
}
