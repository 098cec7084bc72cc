import { profilesQuery, userQuery } from '@foyer/client';
import { childProfileFixture, profilesFixture, userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { profileChannelsPorts, profileEditPorts } from './profile-edit.ports.ts';

const signal = new AbortController().signal;
const renamed = { ...childProfileFixture, name: 'Лев' };

function pageWith(answers: Record<string, unknown>) {
  const calls: unknown[] = [];
  const call = async ({ operationId }: { operationId: string }, input: object) => {
    calls.push([operationId, input]);
    return answers[operationId];
  };
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(profilesQuery(client).queryKey, profilesFixture);
  queryClient.setQueryData(userQuery(client).queryKey, userFixture);
  const ports = profileEditPorts({ client, queryClient, confirmPin: async () => true });
  const names = () =>
    queryClient
      .getQueryData<typeof profilesFixture>(profilesQuery(client).queryKey)
      ?.items.map(({ name }) => name);
  const isUserStale = () =>
    queryClient.getQueryState(userQuery(client).queryKey)?.isInvalidated === true;
  return { client, calls, ports, names, isUserStale };
}

describe('profileEditPorts', () => {
  it('changes a profile for the other pages, too [CALL-021]', async () => {
    const { calls, ports, names, isUserStale } = pageWith({ editProfile: renamed });

    const answer = await ports.editProfile({ id: renamed.id, changes: { name: 'Лев' } }, signal);

    expect(answer).toEqual(renamed);
    expect(calls).toEqual([['editProfile', { params: { id: renamed.id }, body: { name: 'Лев' } }]]);
    expect([names(), isUserStale()]).toEqual([['Анна', 'Лев'], true]);
  });

  it('takes a deleted profile off the lists [PROF-018]', async () => {
    const { calls, ports, names } = pageWith({});

    await ports.deleteProfile({ id: renamed.id }, signal);

    expect(calls).toEqual([['deleteProfile', { params: { id: renamed.id } }]]);
    expect(names()).toEqual(['Анна']);
  });
});

describe('profileChannelsPorts', () => {
  it('sends the whole list and tells what the service has kept', async () => {
    const { client, calls } = pageWith({ setProfileChannels: { hidden_channel_ids: ['sport'] } });
    const saved: unknown[] = [];
    const ports = profileChannelsPorts(client, (hidden) => saved.push(hidden));

    const answer = await ports.setHiddenChannels({ id: 'child', hidden: ['sport', 'x'] }, signal);

    expect([answer, saved]).toEqual([['sport'], [['sport']]]);
    expect(calls).toEqual([
      [
        'setProfileChannels',
        { params: { id: 'child' }, body: { hidden_channel_ids: ['sport', 'x'] } },
      ],
    ]);
  });
});
