import { describe, expect, it, vi } from 'vitest';
import { XmlFailure } from '../ad-request/xml-failure.ts';
import type { EarlyAnswer } from '../early-answer/ask-early.ts';
import { parseXml } from '../testing/parse-xml.ts';
import type { AdClientRun } from './ad-client.types.ts';
import { playBreak } from './play-break.ts';

const ask = vi.hoisted(() => vi.fn<(url: string) => Promise<Document>>());
const ping = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../ad-request/fetch-xml.ts', () => ({ fetchXml: ask }));
vi.mock('../ad-tracker/send-ping.ts', () => ({ sendPing: ping }));

const address = 'https://ads.example/vast';
const behind = 'https://ads.example/behind';
const wrapper = `<VAST version="4.2"><Ad id="w"><Wrapper><VASTAdTagURI>${behind}</VASTAdTagURI></Wrapper></Ad></VAST>`;
const empty =
  '<VAST version="4.2"><Error>https://ads.example/error?code=[ERRORCODE]</Error></VAST>';

/** A break of a page that asked before; what was asked by the client, what was told, and what failed. */
async function play(takeEarly: AdClientRun['takeEarly']) {
  ask.mockReset().mockImplementation(async () => parseXml(empty));
  ping.mockReset();
  const failures: string[] = [];
  const client: AdClientRun = {
    video: document.createElement('video'),
    mayAsk: () => true,
    isBlocked: async () => false,
    ...(takeEarly && { takeEarly }),
  };
  const result = await playBreak(
    { slot: 'preroll', address, limit: 4, isTest: false },
    {
      signal: new AbortController().signal,
      wrapper: document.createElement('div'),
      sound: { get: () => ({ volume: 1, isMuted: false }), subscribe: () => () => {} },
      content: () => ({ time: 0, duration: 600 }),
      tell: (news) => {
        if (news.type === 'ad.failed') failures.push(news.name);
      },
      onWish: () => () => {},
    },
    client,
  );
  return {
    status: result.status,
    asked: ask.mock.calls.map(([url]) => url),
    told: ping.mock.calls.map(([url]) => url),
    failures,
  };
}

const early = (document: Promise<Document>, spent = 0): EarlyAnswer => ({
  document,
  spentMs: () => spent,
});

/** A break whose document holds a film, on a page that has not drawn what is around it yet. */
function playUndrawn() {
  const inline = `<VAST version="4.2"><Ad><InLine><Creatives><Creative><Linear><MediaFiles><MediaFile type="video/mp4" width="640" height="360">https://ads.example/tea.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
  ask.mockReset().mockImplementation(async () => parseXml(inline));
  const video = document.createElement('video');
  video.canPlayType = () => 'maybe';
  video.play = async () => {};
  const ending = new AbortController();
  let draw = () => {};
  const result = playBreak(
    { slot: 'preroll', address, limit: 4, isTest: false },
    {
      signal: ending.signal,
      wrapper: document.createElement('div'),
      drawn: () =>
        new Promise<void>((resolve) => {
          draw = resolve;
        }),
      sound: { get: () => ({ volume: 1, isMuted: false }), subscribe: () => () => {} },
      content: () => ({ time: 0, duration: 600 }),
      tell: () => {},
      onWish: () => () => {},
    },
    { video, mayAsk: () => true },
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { video, result, draw: () => draw(), leave: () => ending.abort(), settled };
}

describe('playBreak', () => {
  it('A17: chooses a file once the page has drawn what is around it, and none where the break is left before', async () => {
    const { video, draw, leave, settled } = playUndrawn();
    await settled();
    expect(video.getAttribute('src')).toBeNull();
    draw();
    await expect.poll(() => video.getAttribute('src')).toBe('https://ads.example/tea.mp4');
    leave();

    const left = playUndrawn();
    await left.settled();
    left.leave();
    left.draw();
    expect(await left.result).toEqual({ status: 'empty' });
    await left.settled();
    expect(left.video.getAttribute('src')).toBeNull();
  });

  it('asks nothing again that was asked before it, and tells the server what came of it [AD-023]', async () => {
    const takeEarly = vi.fn(async () => early(Promise.resolve(parseXml(empty))));
    expect(await play(takeEarly)).toEqual({
      status: 'empty',
      asked: [],
      told: ['https://ads.example/error?code=303'],
      failures: ['NO_AD_SECTION'],
    });
    expect(takeEarly.mock.calls).toEqual([[address]]);
  });

  it('follows the wrappers of what was asked before it', async () => {
    const { asked } = await play(async () => early(Promise.resolve(parseXml(wrapper))));
    expect(asked).toEqual([behind]);
  });

  it('counts the time that has gone before it', async () => {
    const { failures, asked } = await play(async () => early(new Promise(() => undefined), 3_990));
    expect([failures, asked]).toEqual([['VAST_TIMEOUT'], []]);
  });

  it('says what kept the answer away, and asks without an early request where none was made', async () => {
    const refused = Promise.reject(new XmlFailure('VAST_HTTP_STATUS'));
    expect(await play(async () => early(refused))).toMatchObject({
      failures: ['VAST_HTTP_STATUS'],
      asked: [],
    });
    expect((await play(async () => undefined)).asked).toEqual([address]);
    expect((await play(undefined)).asked).toEqual([address]);
  });
});
