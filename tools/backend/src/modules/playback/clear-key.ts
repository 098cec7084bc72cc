import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClearKeyLicence } from '@foyer/contract';
import * as v from 'valibot';
import { Failure } from '../../server/failure.ts';

const hexSchema = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/i));

const contentKeySchema = v.object({ kid: hexSchema, key: hexSchema });

const toBase64url = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url');

/**
 * The licence for some key ids (base64url), from the key beside the encrypted streams.
 *
 * @throws Failure `notFound` when none of the ids is known.
 */
export async function readLicence(
  mediaDir: string,
  kids: readonly string[],
): Promise<ClearKeyLicence> {
  const path = join(mediaDir, 'film-protected', 'keys.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Failure('notFound');
  const { kid, key } = v.parse(contentKeySchema, JSON.parse(text));
  const known = toBase64url(kid);
  if (!kids.includes(known)) throw new Failure('notFound');
  return { keys: [{ kty: 'oct', kid: known, k: toBase64url(key) }], type: 'temporary' };
}
