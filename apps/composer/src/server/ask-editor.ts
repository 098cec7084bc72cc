import { createPagesClient, getPageEditor, PageError } from '@foyer/client';
import type { PageEditor } from '@foyer/contract';
import type { Secret } from '@foyer/secret';

/** Says who holds a token. */
export type AskEditor = (
  token: Secret,
  /** Address of who shows it: the service counts wrong tokens by it. */
  address: string | undefined,
) => Promise<PageEditor | undefined>;

/** Asks the service who holds a token; nothing for one that it refuses. Rejects where it does not answer. */
export const askEditorOf =
  (apiUrl: string): AskEditor =>
  async (token, address) => {
    const send: typeof fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      if (address !== undefined) headers.set('x-forwarded-for', address);
      return fetch(input, { ...init, headers });
    };
    try {
      return await getPageEditor(createPagesClient({ baseUrl: apiUrl, token, fetch: send }));
    } catch (error) {
      // Not known, or asked for too often.
      if (error instanceof PageError && error.status < 500) return undefined;
      throw error;
    }
  };
