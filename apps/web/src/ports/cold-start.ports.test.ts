// @vitest-environment node
import { offerPageServices, type PageServices } from '@foyer/blocks/page-services';
import type { Client } from '@foyer/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { coldStartPorts } from './cold-start.ports.ts';

const { signal } = new AbortController();
const result = { loading_screen: { duration: 5 }, media_view_alias: 'main' };

/** Notes the operations that are called, over a tab that keeps what it is given. */
function start(profileId = 'anna', kept = new Map<string, string>()) {
  const calls: unknown[] = [];
  const call = async ({ operationId }: { operationId: string }, input: object) => {
    calls.push([operationId, input]);
    return operationId === 'saveColdStart' ? result : { movies: [] };
  };
  const client = { call } as Partial<Client> as Client;
  const queryClient = createQueryClient();
  const marks = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const ports = coldStartPorts({ client, queryClient, profileId, marks });
  return { calls, kept, ports, queryClient };
}

it('asks for titles of the genres, separated by commas [COLD-012]', async () => {
  const { calls, ports } = start();
  await ports.findMovies({ genreAliases: ['drama', 'horror'] }, signal);
  expect(calls).toEqual([['listColdStartMovies', { query: { genre_aliases: 'drama,horror' } }]]);
});

it('saves the choice, and forgets pages that were composed without it [COLD-013]', async () => {
  const { calls, ports, queryClient } = start();
  queryClient.setQueryData(['media-view', 'main'], {});
  queryClient.setQueryData(['user'], {});
  const choice = { genre_aliases: ['drama'], content_ids: ['metropolis'] };
  expect(await ports.saveChoice(choice, signal)).toEqual(result);
  expect(calls).toEqual([['saveColdStart', { body: choice }]]);
  const left = queryClient.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([['user']]);
});

it('keeps a choice in the tab for its profile alone, as long as it is not saved', async () => {
  const { kept, ports } = start();
  const record = { step: 'genres' as const, genres: ['drama'], movies: [] };
  ports.keep(record);
  expect(await ports.recall(undefined, signal)).toEqual(record);
  expect(await start('lev', kept).ports.recall(undefined, signal)).toBeUndefined();
  ports.keep(undefined);
  expect(await ports.recall(undefined, signal)).toBeUndefined();
});

it('lets the invitation rest by the services of the page', async () => {
  const rest = vi.fn();
  const coldStart = { isResting: () => false, rest };
  onTestFinished(
    offerPageServices(async () => ({ coldStart }) as Partial<PageServices> as PageServices),
  );
  start().ports.rest({ days: 30 });
  await vi.waitFor(() => expect(rest.mock.calls).toEqual([[{ days: 30 }]]));
});
