import { createClient } from '@foyer/client';
import type { Language } from '@foyer/contract';

/** Reading calls of the catalogue by way of the composer's own server, which sends no viewer's session along. */
export const catalogueClientOf = (language: Language) =>
  createClient({ baseUrl: '', revision: 'composer', language });
