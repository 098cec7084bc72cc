import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2.ts';

/** What OWASP asks of Argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const strengthOf = (secret: string, nonce: Buffer) => ({
  message: secret,
  nonce,
  parallelism: 1,
  tagLength: KEY_BYTES,
  memory: MEMORY_KIB,
  passes: PASSES,
});

/** Base64 without padding, as in hashes of the PHC form. */
const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A new 256-bit token in base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a token: a token is too random to be guessed, so a plain hash is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A new one-time code of so many digits. */
export const createCode = (length: number): string =>
  String(randomInt(10 ** length)).padStart(length, '0');

/** Key of the hashes of a session's codes; cannot be made from what the database knows of the session. */
export const codeKeyOf = (token: string): string =>
  createHmac('sha256', token).update('one-time codes').digest('base64url');

/** Keyed hash of a short-lived code: with the database alone none of its 10 000 values can be tried. */
export const hashCode = (key: string, code: string): string =>
  createHmac('sha256', key).update(code).digest('base64url');

/** Whether two hashes are the same, told in the same time wherever they differ. */
export const isSameHash = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(left)), Buffer.from(hashToken(right)));

/** Slow, memory-hard, salted hash of a password or PIN, with its parameters. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await argon2id(strengthOf(secret, salt));
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${text(salt)}$${text(key)}`;
}

/**
 * Whether a secret is the one that was hashed. Does the same work where there is no hash, so that
 * the time of an answer does not tell whether an account exists.
 */
export async function isSecret(secret: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '') ?? [];
  if (salt === undefined || key === undefined) {
    await argon2id(strengthOf(secret, randomBytes(SALT_BYTES)));
    return false;
  }
  const expected = Buffer.from(key, 'base64');
  const derived = await argon2id({
    message: secret,
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(derived, expected);
}
