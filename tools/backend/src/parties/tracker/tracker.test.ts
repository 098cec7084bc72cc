import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../server/listen.ts';
import { createTracker } from './tracker.ts';

const config = { partiesUrl: 'http://localhost:4002', allowedOrigins: ['https://tv.example'] };
const swarm = 'swarm-of-one-channel';

/** Node's own can say where it comes from, as browsers do. */
const BrowserSocket = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket;

/** A tracker on a port of its own. */
async function setUp() {
  const tracker = createTracker(config);
  const { port, close } = await listen(new Hono(), {
    host: '127.0.0.1',
    port: 0,
    setting: 'PARTIES_PORT',
    onUpgrade: tracker.takeUpgrade,
  });
  const stop = () => {
    tracker.close();
    return close(5_000);
  };
  onTestFinished(stop);

  /** A browser's socket: what it hears, one message at a time, and how it ended. */
  const connect = async ({ origin = 'http://localhost:3000', path = '/tracker' } = {}) => {
    const socket = new BrowserSocket(`ws://127.0.0.1:${port}${path}`, { headers: { origin } });
    const heard: Record<string, unknown>[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
    const ended = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    });
    const opened = new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    onTestFinished(() => socket.close());
    const isOpen = await opened;
    const say = (message: unknown) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return { isOpen, heard, ended, say };
  };
  return { connect, stop };
}

const announce = (peer: string, rest: object = {}) => ({
  action: 'announce',
  info_hash: swarm,
  peer_id: peer.padEnd(20, '-'),
  numwant: 5,
  offers: [],
  ...rest,
});

const offer = {
  offer: { type: 'offer', sdp: 'how to reach A' },
  offer_id: 'offer'.padEnd(20, '-'),
};

describe('createTracker', () => {
  it('lets two viewers of a stream reach each other, and nobody else', async () => {
    const { connect } = await setUp();
    const [first, second, other] = [await connect(), await connect(), await connect()];
    other.say(announce('other', { info_hash: 'another-channel-here', event: 'started' }));
    first.say(announce('first', { event: 'started' }));
    await expect.poll(() => [first.heard.length, other.heard.length]).toEqual([1, 1]);

    second.say(announce('second', { event: 'started', offers: [offer] }));
    await expect.poll(() => first.heard[1]).toMatchObject({ ...offer, info_hash: swarm });
    const answer = { type: 'answer', sdp: 'how to reach B' };
    const { offer_id } = offer;
    const to = { to_peer_id: 'second'.padEnd(20, '-'), answer, offer_id };
    first.say(announce('first', { ...to, offers: undefined }));
    await expect.poll(() => second.heard[1]).toMatchObject({ answer, offer_id });

    expect(other.heard).toHaveLength(1);
  });

  it.each([
    ['pages of others', { origin: 'https://evil.example' }],
    ['programs that are no page', { origin: '' }],
    ['other paths', { path: '/ads' }],
  ])('does not answer %s', async (_, asked) => {
    const { connect } = await setUp();

    expect((await connect(asked)).isOpen).toBe(false);
    expect((await connect({ origin: 'https://tv.example' })).isOpen).toBe(true);
  });

  it.each([
    ['no JSON', 'hello'],
    ['an offer without a description', announce('first', { offers: [null] })],
    ['another action', { action: 'scrape', info_hash: 7 }],
    ['a name that is too short', announce('first', { info_hash: 'short' })],
  ])('hangs up on %s, and goes on', async (_, message) => {
    const { connect } = await setUp();
    const strange = await connect();
    strange.say(message);

    expect(await strange.ended).toBe(1008);
    const viewer = await connect();
    viewer.say(announce('viewer', { event: 'started' }));
    await expect.poll(() => viewer.heard.length).toBe(1);
  });

  it('lets one viewer into twenty streams and no more', async () => {
    const { connect } = await setUp();
    const viewer = await connect();
    for (let stream = 0; stream <= 20; stream += 1) {
      const name = `stream-${stream}`.padEnd(20, '-');
      viewer.say(announce('viewer', { info_hash: name, event: 'started' }));
      await expect.poll(() => viewer.heard.length).toBe(stream + 1);
    }

    const refused = viewer.heard.filter((heard) => 'failure reason' in heard);
    expect(refused).toHaveLength(1);
    expect(viewer.heard.at(-1)).toHaveProperty('failure reason');
  });

  it('hangs up on everybody when the service ends', async () => {
    const { connect, stop } = await setUp();
    const viewer = await connect();

    await stop();

    expect(await viewer.ended).toBe(1006);
  });
});
