import { type Client, profilesQuery, userQuery } from '@foyer/client';
import { masterProfileFixture, profilesFixture, userFixture } from '@foyer/contract/fixtures';
import { createQueryClient } from '../page/query-client.ts';

/**
 * Data of a page that the master of a family looks at: who watches, and the profiles of the family.
 *
 * @param answer - Answers the calls of the page.
 * @returns Also `put`, which adds what else a loader would have put in.
 */
export function familyData(answer: unknown) {
  const client: Client = { call: answer as never };
  const queryClient = createQueryClient();
  const put = ({ queryKey }: { queryKey: readonly unknown[] }, value: unknown) =>
    queryClient.setQueryData(queryKey, value);
  put(userQuery(client), { ...userFixture, profile: masterProfileFixture });
  put(profilesQuery(client), profilesFixture);
  return { client, queryClient, put };
}
