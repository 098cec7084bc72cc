import type { Database } from '../../database/database.ts';
import { readSecretFact } from '../../database/secret-fact.ts';

/** Key of the fact that holds what media addresses and licence tokens are signed with. */
const MEDIA_FACT = 'media-secret';

/** Gives the key. */
export type SigningKey = () => Promise<Buffer>;

/**
 * The key of a database, read once: each process of the service reads the others' tokens.
 *
 * @param fact - Key of the fact that holds it: what is signed with one key is no token of another kind.
 */
export function createSigningKey(db: Database, fact = MEDIA_FACT): SigningKey {
  let kept: Promise<Buffer> | undefined;
  return () => {
    kept ??= readSecretFact(db, fact).then((secret) => Buffer.from(secret, 'base64url'));
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  };
}
