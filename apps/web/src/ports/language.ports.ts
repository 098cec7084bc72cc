import { type Client, listLanguages, setLanguage } from '@foyer/client';
import type { LanguagePorts } from '@foyer/language';

/** The calls of the language picker. LANG-006, LANG-008 */
export const languagePorts = (client: Client): LanguagePorts => ({
  listLanguages: async (_input, signal) => (await listLanguages(client, signal)).items,
  setLanguage: ({ code }, signal) => setLanguage(client, { language: code }, signal),
});
