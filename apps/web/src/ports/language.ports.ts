import { type Client, languagesQuery, setLanguage } from '@foyer/client';
import type { LanguagePorts } from '@foyer/language';
import type { QueryClient } from '@tanstack/react-query';

/** Without a connection a flow is told so, where a page's query waits for one. */
export const atOnce = <Query extends object>(query: Query) =>
  ({ ...query, networkMode: 'always' }) as const;

/** The calls of the language picker; languages that are known are not asked for again. LANG-006, LANG-008 */
export const languagePorts = ({
  client,
  queryClient,
}: {
  client: Client;
  queryClient: QueryClient;
}): LanguagePorts => ({
  listLanguages: async () =>
    (await queryClient.ensureQueryData(atOnce(languagesQuery(client)))).items,
  setLanguage: ({ code }, signal) => setLanguage(client, { language: code }, signal),
});
