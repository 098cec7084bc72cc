import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

const derive = (secret: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A new 256-bit token in base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a token: a token is too random to be guessed, so a plain hash is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A new one-time code of so many digits. */
export const createCode = (length: number): string =>
  String(randomInt(10 ** length)).padStart(length, '0');

/** Slow salted hash of a password, PIN or code. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a secret is the one that was hashed. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const [, salt, key] = hash.split('$');
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  return timingSafeEqual(await derive(secret, Buffer.from(salt, 'base64url')), expected);
}
