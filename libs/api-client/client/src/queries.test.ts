import {
  ageLimitsFixture,
  mediaItemFixture,
  mediaViewFixture,
  menuFixture,
  profilesFixture,
  userFixture,
} from '@foyer/contract/fixtures';
import type { MediaView } from '@foyer/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as api from './index.ts';
import { rejection, testClient } from './testing/test-client.ts';

describe('queries', () => {
  it.each([
    { name: 'mediaViewQuery', key: ['media-view', 'main'], json: mediaViewFixture },
    { name: 'mediaItemQuery', key: ['media-item', 'metropolis'], json: mediaItemFixture },
    { name: 'userQuery', key: ['user'], json: userFixture },
    { name: 'menuQuery', key: ['menu'], json: menuFixture },
    { name: 'profilesQuery', key: ['profiles'], json: profilesFixture },
    { name: 'ageLimitsQuery', key: ['age-limits'], json: ageLimitsFixture },
  ])('$name keeps its answer under its own key', async ({ name, key, json }) => {
    const { client } = testClient([{ json }]);
    const queryClient = new QueryClient();
    const fetchers: Record<string, () => Promise<unknown>> = {
      mediaViewQuery: () => queryClient.fetchQuery(api.mediaViewQuery(client, 'main')),
      mediaItemQuery: () => queryClient.fetchQuery(api.mediaItemQuery(client, 'metropolis')),
      userQuery: () => queryClient.fetchQuery(api.userQuery(client)),
      menuQuery: () => queryClient.fetchQuery(api.menuQuery(client)),
      profilesQuery: () => queryClient.fetchQuery(api.profilesQuery(client)),
      ageLimitsQuery: () => queryClient.fetchQuery(api.ageLimitsQuery(client)),
    };

    await fetchers[name]?.();

    expect(queryClient.getQueryData(key)).toEqual(json);
    queryClient.clear();
  });

  it('types what it fetches', () => {
    const { client } = testClient([]);

    const fetched = () => new QueryClient().fetchQuery(api.mediaViewQuery(client, 'main'));

    expectTypeOf(fetched).returns.resolves.toEqualTypeOf<MediaView>();
  });

  it('asks once when an answer is refused, since the client has repeated it already', async () => {
    const { client, requests } = testClient([{ status: 404 }]);
    const queryClient = new QueryClient();

    const error = await rejection(queryClient.fetchQuery(api.mediaViewQuery(client, 'nowhere')));

    expect(error).toMatchObject({ status: 404 });
    expect(requests).toHaveLength(1);
    queryClient.clear();
  });

  it('leaves to the page’s own client how long an answer is fresh, which knows when the page came alive', () => {
    const { client } = testClient([]);
    const options = [api.menuQuery(client), api.userQuery(client), api.profilesQuery(client)];

    for (const query of options) expect(query).not.toHaveProperty('staleTime');
  });
});
