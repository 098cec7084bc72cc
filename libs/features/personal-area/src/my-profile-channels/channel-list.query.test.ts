import { ApiError } from '@foyer/client';
import { channelFixture, channelShortFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { profileChannelListQuery } from './channel-list.query.ts';

const signal = new AbortController().signal;
const channel = (id: string, name: string) => ({ ...channelShortFixture, id, name });

interface Asked {
  params?: { id?: string; id_or_slug?: string };
  query?: { cursor?: string };
}

/** A service with two pages of channels; the master hides one, the child another, which is known no more. */
const answers: Record<string, (asked: Asked) => unknown> = {
  listChannels: ({ query }) =>
    query?.cursor
      ? { items: [channel('a', 'Альфа')] }
      : { items: [channel('z', 'Ямал')], next_cursor: 'more' },
  getProfileChannels: ({ params }) => ({
    hidden_channel_ids: params?.id === 'child' ? ['z', 'gone'] : ['n'],
  }),
  getChannel: ({ params }) => {
    if (params?.id_or_slug === 'gone') throw new ApiError('getChannel', 404);
    return { ...channelFixture, ...channel('n', 'Ночной') };
  },
};

describe('profileChannelListQuery', () => {
  it('lists every channel by name, also those that somebody hides', async () => {
    const call = async ({ operationId }: { operationId: string }, asked: Asked) =>
      answers[operationId]?.(asked);
    const query = profileChannelListQuery({ call: call as never }, { id: 'child', viewerId: 'me' });

    const { channels, hidden } = await query.queryFn({ signal });

    expect(channels.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Альфа'],
      ['n', 'Ночной'],
      ['z', 'Ямал'],
    ]);
    expect(hidden).toEqual(['z', 'gone']);
  });
});
