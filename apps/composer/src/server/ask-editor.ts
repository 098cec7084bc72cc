import { createPagesClient, getPageEditor, PageError } from '@foyer/client';
import type { PageEditor } from '@foyer/contract';
import type { Secret } from '@foyer/secret';

/** Asks the service who holds a token; nothing for one that it refuses. */
export const askEditorOf =
  (apiUrl: string) =>
  async (token: Secret): Promise<PageEditor | undefined> => {
    try {
      return await getPageEditor(createPagesClient({ baseUrl: apiUrl, token }));
    } catch (error) {
      // Not known, or asked for too often.
      if (error instanceof PageError && error.status < 500) return undefined;
      throw error;
    }
  };
