import type { Database } from '../../database/database.ts';
import { readSecretFact } from '../../database/secret-fact.ts';

/** Key of the fact that holds what media addresses and licence tokens are signed with. */
const FACT = 'media-secret';

/** Gives the key. */
export type SigningKey = () => Promise<Buffer>;

/** The key of a database, read once: each process of the service reads the others' tokens. */
export function createSigningKey(db: Database): SigningKey {
  let kept: Promise<Buffer> | undefined;
  return () => {
    kept ??= readSecretFact(db, FACT).then((secret) => Buffer.from(secret, 'base64url'));
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  };
}
