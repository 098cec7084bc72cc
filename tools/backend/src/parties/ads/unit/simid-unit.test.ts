// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Message {
  sessionId: string;
  messageId: number;
  type: string;
  args: { uri?: string; duration?: number; errorCode?: number; trackingUrls?: string[] } & {
    value?: { errorCode?: number };
  };
}

const parameters = {
  title: 'Чай',
  duration: 8,
  click_url: 'https://a.example/',
  track_url: 'https://ads.example/track?event=unit',
};

/** A player around the page of the unit: it agrees to everything but what it refuses. */
function createPlayer(refused: readonly string[] = []) {
  const posted: Message[] = [];
  let lastId = 1000;
  const send = (type: string, args: object) => {
    lastId += 1;
    const sessionId = posted[0]?.sessionId;
    const data = JSON.stringify({ sessionId, messageId: lastId, type, timestamp: 0, args });
    window.dispatchEvent(new MessageEvent('message', { data, source: window }));
  };
  vi.spyOn(window.parent, 'postMessage').mockImplementation((data: unknown) => {
    const message: Message = JSON.parse(String(data));
    posted.push(message);
    if (message.type === 'resolve' || message.type === 'reject') return;
    const verdict = refused.some((name) => message.type.endsWith(name)) ? 'reject' : 'resolve';
    queueMicrotask(() => send(verdict, { messageId: message.messageId }));
  });
  return {
    posted,
    init: () =>
      send('SIMID:Player:init', { creativeData: { adParameters: JSON.stringify(parameters) } }),
    start: () => send('SIMID:Player:startCreative', {}),
    /** What the unit asked for, without the session and its reports. */
    asked: () =>
      posted
        .map(({ type }) => type.replace('SIMID:Creative:', ''))
        .filter((type) => !['createSession', 'resolve', 'reportTracking'].includes(type)),
    reported: () =>
      posted.flatMap(({ args }) =>
        (args.trackingUrls ?? []).map((url) => new URL(url).searchParams.get('detail')),
      ),
  };
}

async function load(does: string | undefined, refused?: readonly string[]) {
  history.replaceState(null, '', does === undefined ? '?' : `?does=${does}`);
  const player = createPlayer(refused);
  vi.resetModules();
  await import('./simid-unit.ts');
  await vi.advanceTimersByTimeAsync(0);
  return player;
}

/** From the session to some seconds after the start. */
async function play(does: string | undefined, refused?: readonly string[]) {
  const player = await load(does, refused);
  player.init();
  await vi.advanceTimersByTimeAsync(0);
  player.start();
  await vi.advanceTimersByTimeAsync(4000);
  return player;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the page of a SIMID unit', () => {
  it('opens a session, accepts its start, and reports what it was granted', async () => {
    const player = await play(undefined);

    expect(player.posted.map(({ type }) => type)).toEqual([
      'createSession',
      'resolve',
      'resolve',
      'SIMID:Creative:getMediaState',
      'SIMID:Creative:reportTracking',
    ]);
    expect(player.reported()).toEqual(['getMediaState granted']);
  });

  it('leads on when its button is pressed', async () => {
    const player = await play(undefined);

    document.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);

    expect(player.posted.find(({ type }) => type.endsWith('requestNavigation'))?.args).toEqual({
      uri: 'https://a.example/',
    });
  });

  it.each([
    ['pause', ['requestPause', 'requestPlay']],
    ['skip', ['requestSkip']],
    ['stop', ['requestStop']],
    ['navigation', ['requestNavigation']],
    ['duration', ['requestChangeAdDuration']],
    ['fatal', ['fatalError']],
  ])('does as it is asked to: %s', async (does, expected) => {
    const player = await play(does);

    expect(player.asked()).toEqual(['getMediaState', ...expected]);
  });

  it('asks for a longer time, and reports that it was refused', async () => {
    const player = await play('duration', ['requestChangeAdDuration']);

    const asked = player.posted.find(({ type }) => type.endsWith('requestChangeAdDuration'));
    expect(asked?.args.duration).toBe(10);
    expect(player.reported()).toContain('requestChangeAdDuration refused');
  });

  it('opens no session', async () => {
    expect((await load('timeout')).posted).toEqual([]);
  });

  it('rejects its start, or accepts it late', async () => {
    const rejecting = await load('reject');
    rejecting.init();
    await vi.advanceTimersByTimeAsync(0);
    vi.restoreAllMocks();
    const late = await load('late');
    late.init();
    await vi.advanceTimersByTimeAsync(5000);
    const before = late.posted.length;
    await vi.advanceTimersByTimeAsync(1000);

    expect(rejecting.posted.at(-1)).toMatchObject({
      type: 'reject',
      args: { value: { errorCode: 1100 } },
    });
    expect([before, late.posted.at(-1)?.type]).toEqual([1, 'resolve']);
  });

  it('hears no message of another session', async () => {
    const player = await load(undefined);
    const data = JSON.stringify({ sessionId: 'other', messageId: 1, type: 'SIMID:Player:init' });
    window.dispatchEvent(new MessageEvent('message', { data, source: window }));
    await vi.advanceTimersByTimeAsync(0);

    expect(player.posted).toHaveLength(1);
  });
});
