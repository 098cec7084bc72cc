import type { Client } from '@foyer/client';
import { channelShortFixture, liveAssetFixture } from '@foyer/contract/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { openPreparedChannel, prepareChannel } from './prepared-channel.ts';

const { slug } = channelShortFixture;
let asked: string[];
let asker: Parameters<typeof prepareChannel>[0];

beforeEach(() => {
  asked = [];
  const call = async ({ operationId }: { operationId: string }) => {
    asked.push(operationId);
    return { asset: liveAssetFixture };
  };
  asker = { client: { call } as object as Client, queryClient: createQueryClient() };
});

const playbacks = () => asked.filter((operation) => operation === 'getChannelPlayback').length;

describe('openPreparedChannel', () => {
  it('takes what was asked for ahead, without asking again', async () => {
    prepareChannel(asker, channelShortFixture);
    prepareChannel(asker, channelShortFixture);

    const answer = await openPreparedChannel(asker, slug);

    expect(answer).toEqual({ status: 'granted', asset: liveAssetFixture });
    expect(playbacks()).toBe(1);
  });

  it('asks each time where nothing was asked for ahead: an address of a stream is for one playback', async () => {
    await openPreparedChannel(asker, slug);
    await openPreparedChannel(asker, slug);

    expect(playbacks()).toBe(2);
  });
});
