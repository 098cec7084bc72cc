import { createPagesClient, getPageEditor, PageError } from '@foyer/client';
import type { PageEditor } from '@foyer/contract';
import type { Secret } from '@foyer/secret';

/** An address showed too many wrong tokens, and may show none for a while, the right one neither. */
export class TooManyTokens extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many wrong tokens');
    this.name = 'TooManyTokens';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Says who holds a token; nothing for one that is wrong. Rejects with {@link TooManyTokens} past the limit. */
export type AskEditor = (
  token: Secret,
  /** Address of who shows it: the service counts wrong tokens by it. */
  address: string | undefined,
) => Promise<PageEditor | undefined>;

/** The service's limits are no longer than this, in seconds; for an answer that does not say. */
const WAIT_SECONDS = 600;

/** Asks the service who holds a token. Rejects also where it does not answer. */
export const askEditorOf =
  (apiUrl: string): AskEditor =>
  async (token, address) => {
    let waitSeconds = WAIT_SECONDS;
    const send: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers);
      if (address !== undefined) headers.set('x-forwarded-for', address);
      const answer = await fetch(input, { ...init, headers });
      waitSeconds = Number(answer.headers.get('retry-after')) || WAIT_SECONDS;
      return answer;
    };
    try {
      return await getPageEditor(createPagesClient({ baseUrl: apiUrl, token, fetch: send }));
    } catch (error) {
      if (!(error instanceof PageError) || error.status >= 500) throw error;
      if (error.status === 429) throw new TooManyTokens(waitSeconds);
      return undefined;
    }
  };
