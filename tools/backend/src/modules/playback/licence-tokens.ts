import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { readToken, signToken } from '../origin/signed-token.ts';
import { createSigningKey } from '../origin/signing-key.ts';
import type { Viewer } from '../sessions/viewer.ts';

/** How long a token gets licences, in seconds: a player asks within moments, or asks to play anew. */
const TOKEN_SECONDS = 10 * 60;

/** Tokens with which players ask for licences: each is of one stream and one session. DRM-001. */
export interface LicenceTokens {
  grant(stream: string, viewer: Viewer | undefined): Promise<string>;
  /** @throws {@link Failure} `licenceRefused` for a token that is missing, has expired, or is another stream's or session's. */
  check(stream: string, viewer: Viewer | undefined, token: string | undefined): Promise<void>;
}

const NOBODY = 'nobody';

const subject = (stream: string, holder: string): string => `licence ${stream} ${holder}`;

/** Signs and checks the tokens with the key of the database. */
export function createLicenceTokens({ db, now }: Pick<Context, 'db' | 'now'>): LicenceTokens {
  const key = createSigningKey(db);
  return {
    grant: async (stream, viewer) => {
      const expires = Math.floor(now().getTime() / 1000) + TOKEN_SECONDS;
      const holder = viewer?.tokenHash ?? NOBODY;
      return signToken(await key(), subject(stream, holder), [expires.toString(36)]);
    },
    check: async (stream, viewer, token = '') => {
      // A page that was asked for without a session starts one while its film begins.
      const holders = [viewer?.tokenHash, viewer?.account ? undefined : NOBODY];
      const secret = await key();
      const isGood = holders.some((holder) => {
        const claims = holder && readToken(secret, subject(stream, holder), token);
        return claims && now().getTime() < Number.parseInt(claims[0] ?? '', 36) * 1000;
      });
      if (!isGood) throw new Failure('licenceRefused');
    },
  };
}
