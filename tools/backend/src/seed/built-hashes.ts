import { hashSecret } from '../server/secrets.ts';
import { accounts } from './accounts.ts';

/** Hashes of the demo's secrets, which the build writes in; absent where the source runs. */
declare const BUILT_HASHES: string | undefined;

/**
 * Hashes the secrets of the demo accounts, as the text of a constant. They stand in the manual, so that it does no harm when
 * installations share their hashes; making them is a tenth of a demo's first start.
 */
export async function hashDemoSecrets(): Promise<string> {
  const secrets = new Set(
    accounts.flatMap(({ password, pin }) => [password, pin]).filter((one) => one !== undefined),
  );
  return JSON.stringify(
    await Promise.all([...secrets].map(async (secret) => [secret, await hashSecret(secret)])),
  );
}

/** The hashes by their secrets, as far as the build has made them. */
export const builtHashes = (): ReadonlyMap<string, string> =>
  new Map<string, string>(typeof BUILT_HASHES === 'string' ? JSON.parse(BUILT_HASHES) : []);
