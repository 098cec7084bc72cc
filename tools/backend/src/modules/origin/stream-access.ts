import { API_PREFIX } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { readToken, signToken } from './signed-token.ts';
import { createSigningKey } from './signing-key.ts';
import { streamId, type Stream } from './stream-id.ts';

/** How long an address stays good: a film with a night's pause in it. */
const TOKEN_HOURS = 24;

/** What a token allows. */
export interface StreamRights {
  /** How far back a live stream may be watched, in seconds. */
  depth: number;
}

/** The signed addresses of the media origin. */
export interface StreamAccess {
  /** Lets whoever holds the token play the stream, until it expires. */
  grant(stream: Stream, rights?: StreamRights): Promise<{ token: string; expiresAt: Date }>;
  /** @throws {@link Failure} `streamRefused` for a token that has expired, was made up, or is another stream's. */
  check(stream: Stream, token: string): Promise<StreamRights>;
}

/** Address of a file of a stream. The token is a folder, so addresses beside it keep it by themselves. */
export const streamAddress = (stream: Stream, token: string, file: string): string =>
  `${API_PREFIX}/streams/${token}/${streamId(stream)}/${file}`;

/** Signs and checks addresses with the key of the database. The origin knows neither cookies nor accounts. */
export function createStreamAccess({ db, now }: Context): StreamAccess {
  const key = createSigningKey(db);
  const subject = (stream: Stream) => `stream ${streamId(stream)}`;
  return {
    grant: async (stream, { depth } = { depth: 0 }) => {
      const expires = Math.floor(now().getTime() / 1000) + TOKEN_HOURS * 3600;
      const claims = [expires.toString(36), depth.toString(36)];
      return {
        token: signToken(await key(), subject(stream), claims),
        expiresAt: new Date(expires * 1000),
      };
    },
    check: async (stream, token) => {
      const claims = readToken(await key(), subject(stream), token);
      const [expires, depth] = (claims ?? []).map((claim) => Number.parseInt(claim, 36));
      if (expires === undefined || depth === undefined || now().getTime() >= expires * 1000) {
        throw new Failure('streamRefused');
      }
      return { depth };
    },
  };
}
