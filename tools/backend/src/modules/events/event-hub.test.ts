import { describe, expect, it } from 'vitest';
import { readLimits } from '../../config-limits.ts';
import { createEventHub, type EventHub } from './event-hub.ts';

/** A hub, and what its database tells it. */
function openHub(env: Record<string, string> = {}) {
  let tell: (accountId: string | undefined) => void = () => undefined;
  const listen = async (_: string, heard: (text: string | undefined) => void) => {
    tell = heard;
    return async () => undefined;
  };
  const hub = createEventHub({ listen }, readLimits(env));
  return { hub, tell: (accountId?: string) => tell(accountId) };
}

const reader = (name: string, { address = '203.0.113.5', isVisitor = false } = {}) => ({
  accountId: isVisitor ? undefined : name,
  sessionHash: name,
  address,
});

const refusal = (hub: EventHub, ...about: Parameters<typeof reader>) =>
  expect(hub.sit(reader(...about))).rejects.toMatchObject({
    error: 'tooManyCalls',
    retryAfterSeconds: 30,
  });

describe('createEventHub', () => {
  it('has room for thousands of viewers of one address', async () => {
    const { hub } = openHub();
    for (let viewer = 0; viewer < 4000; viewer += 1) {
      await hub.sit(reader(`${viewer}`, { isVisitor: viewer % 2 === 0 }));
    }

    expect(hub.count()).toBe(4000);
  });

  it('counts the open channels of an address, whoever they belong to', async () => {
    const { hub } = openHub({ LIMIT_STREAMS_PER_ADDRESS: '2' });
    const first = await hub.sit(reader('a'));
    await hub.sit(reader('b', { isVisitor: true }));

    await refusal(hub, 'c');
    await hub.sit(reader('c', { address: '203.0.113.6' }));
    first.leave();
    await hub.sit(reader('c'));

    await refusal(hub, 'd');
    expect([hub.count(), hub.most()]).toEqual([3, 3]);
  });

  it('counts those of the process, wherever they come from', async () => {
    const { hub } = openHub({ LIMIT_STREAMS_IN_ALL: '2' });
    const first = await hub.sit(reader('a'));
    await hub.sit(reader('b', { address: '203.0.113.6' }));

    await refusal(hub, 'c', { address: '203.0.113.7' });
    first.leave();
    await hub.sit(reader('c', { address: '203.0.113.7' }));

    expect(hub.count()).toBe(2);
  });

  it('counts those of an account, and of a visitor’s session, apart from those of others', async () => {
    const { hub } = openHub({ LIMIT_STREAMS_PER_ACCOUNT: '1' });
    const first = await hub.sit(reader('a'));
    await hub.sit(reader('a', { isVisitor: true }));
    await hub.sit(reader('b', { isVisitor: true }));

    await refusal(hub, 'a');
    await refusal(hub, 'b', { isVisitor: true });
    first.leave();
    await hub.sit(reader('a'));

    expect(hub.count()).toBe(3);
  });

  it('wakes the channels of the account that has news, or all', async () => {
    const { hub, tell } = openHub();
    const seats = [
      await hub.sit(reader('a')),
      await hub.sit(reader('b')),
      await hub.sit(reader('a')),
      await hub.sit(reader('a', { isVisitor: true })),
    ];
    const wakings = () => Promise.all(seats.map(({ bell }) => bell.wait(0)));

    tell('a');
    const ofAccount = await wakings();
    tell();

    expect(ofAccount).toEqual(['rung', 'quiet', 'rung', 'quiet']);
    expect(await wakings()).toEqual(['rung', 'rung', 'rung', 'rung']);
  });
});
