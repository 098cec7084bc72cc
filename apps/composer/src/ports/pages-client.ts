import { createPagesClient } from '@foyer/client';
import type { Language } from '@foyer/contract';

/** Calls of pages by way of the composer's own server, which knows the editor by the session's cookie. */
export const pagesClientOf = (language: Language) =>
  createPagesClient({
    baseUrl: '',
    language,
    fetch: (input, init) => fetch(input, { ...init, credentials: 'same-origin' }),
  });
