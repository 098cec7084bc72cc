import { createHash, timingSafeEqual } from 'node:crypto';
import { pageRefusalOf, type PageAccess } from '@foyer/contract';
import type { KnownPageEditor } from '../config-page-editors.ts';
import { createAttempts, type Limit } from '../modules/attempts/attempts.ts';
import type { Context } from './call.ts';
import { Failure } from './failure.ts';
import type { PageEditor } from './page-editor.types.ts';

/** Lets page editors in by the token that they bring. */
export interface PageCallers {
  /**
   * @param network - Whose wrong tokens are counted together.
   * @throws Failure `pageTokenRefused`, `pageRoleTooLow`, or `tooManyCalls` after too many wrong tokens.
   */
  admit(access: PageAccess, headers: Headers, network: string): Promise<PageEditor>;
}

/** Wrong tokens of one network. Tokens are too random to be guessed; a secret that was chosen badly may not be tried often. */
const WRONG_TOKENS: Limit = { tries: 20, windowSeconds: 600 };

/** What no token is longer than. */
const MOST_LETTERS = 512;

/** The token of a request; undefined where none came. */
export function readPageToken(headers: Headers): string | undefined {
  const token = /^Bearer +([\w~+/.-]+=*) *$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token !== undefined && token.length <= MOST_LETTERS ? token : undefined;
}

/** Compares with all of them, each in the same time, so that the time tells nothing. */
function findEditor(
  editors: readonly KnownPageEditor[],
  token: string,
): KnownPageEditor | undefined {
  const sent = createHash('sha256').update(token).digest();
  return editors
    .filter(({ hash }) => timingSafeEqual(Buffer.from(hash.reveal(), 'hex'), sent))
    .at(0);
}

/** The page editors of the settings. */
export function createPageCallers({ config, ...context }: Context): PageCallers {
  const attempts = createAttempts(context);

  return {
    admit: async (access, headers, network) => {
      const token = readPageToken(headers);
      if (token === undefined) throw new Failure('pageTokenRefused');
      const key = `page-token/${network}`;
      const editor = findEditor(config.pageEditors, token);
      if (!editor) {
        const retryAfterSeconds = await attempts.take(key, WRONG_TOKENS);
        if (retryAfterSeconds > 0) throw new Failure('tooManyCalls', { retryAfterSeconds });
        throw new Failure('pageTokenRefused');
      }
      // A right token after too many wrong ones is refused as well: else it could be found among them.
      if (await attempts.isOver(key, WRONG_TOKENS.tries + 1)) {
        throw new Failure('tooManyCalls', { retryAfterSeconds: WRONG_TOKENS.windowSeconds });
      }
      const refusal = pageRefusalOf(access, editor.role);
      if (refusal) throw new Failure(refusal);
      return { name: editor.name, role: editor.role };
    },
  };
}
