import { adAddresses } from '@foyer/ad-slots/fixtures';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import type { EarlyStart } from '@foyer/player/start';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BegunFilm } from '@foyer/early-film/early-player';

const film = vi.hoisted(() => ({ begun: undefined as BegunFilm | undefined }));
vi.mock('@foyer/early-film/early-player', () => ({ begunFilm: () => film.begun }));

const address = `${adAddresses.preroll}&player=[PLAYERSTATE]&at=[CONTENTPLAYHEAD]&limit=[LIMITADTRACKING]&ads=[BREAKMAXADS]`;
const advertising = {
  origins: ['https://ads.example'],
  needsConsent: true,
  exemptions: ['/kids'],
  isChild: false,
};

/** Requests of the page, which a test answers. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  url = '';
  status = 200;
  responseXML: Document | null = null;
  constructor() {
    super();
    FakeRequest.all.push(this);
  }
  open(_: string, url: string) {
    this.url = url;
  }
  overrideMimeType() {}
  send() {}
  abort() {}
  /** With a document that has such elements; the parser of the tests knows no namespaces. */
  answer(...names: readonly string[]) {
    const getElementsByTagNameNS = (_: string, name: string) => names.filter((one) => one === name);
    this.responseXML = { getElementsByTagNameNS } as unknown as Document;
    this.dispatchEvent(new ProgressEvent('load', { loaded: 100 }));
  }
}

/** The script on a page whose film has begun, and is held unless a test says otherwise. */
async function open(changed: Partial<BegunFilm> = {}, early: Partial<EarlyStart> = {}) {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  const letGo = vi.fn();
  film.begun = {
    asset: { ...playerAssetFixture, start_time: 0, ad: { preroll: address } },
    advertising,
    video,
    prepared: {
      early: {
        autoplay: async () => ({ isAllowed: true }),
        isHeld: () => true,
        letGo,
        ...early,
      },
    } as unknown as BegunFilm['prepared'],
    ...changed,
  };
  vi.resetModules();
  const { takeEarly } = await import('./early-break.ts');
  const asked = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return FakeRequest.all.map(({ url }) => url);
  };
  const request = async () => {
    await expect.poll(() => FakeRequest.all).toHaveLength(1);
    return FakeRequest.all[0] as FakeRequest;
  };
  return { video, letGo, takeEarly, asked, request };
}

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('the early script of a page with a preroll', () => {
  it('asks once before there is a client, with what holds at that moment, and hands the answer over [AD-001]', async () => {
    const { takeEarly, request, letGo, asked } = await open();
    const sent = await request();
    const told = new URL(sent.url).searchParams;
    expect(told.get('player')).toMatch(/^muted/u);
    expect([told.get('at'), told.get('limit'), told.get('ads')]).toEqual([
      '00:00:00.000',
      '1',
      '4',
    ]);
    sent.answer('VAST', 'Ad');

    const answer = await takeEarly(address);
    expect(await answer?.document).toBe(sent.responseXML);
    expect(await takeEarly(address)).toBeUndefined();
    expect(await asked()).toHaveLength(1);
    expect(letGo).not.toHaveBeenCalled();
  });

  it.each<[string, (request: FakeRequest) => void]>([
    ['is refused', (request) => request.dispatchEvent(new Event('error'))],
    ['holds no advertisement', (request) => request.answer('VAST', 'Error')],
    ['is broken', (request) => request.dispatchEvent(new ProgressEvent('load', { loaded: 3 }))],
  ])('A15: lets the film begin as soon as the answer %s', async (_, happen) => {
    const { request, letGo } = await open();
    const sent = await request();
    expect(letGo).not.toHaveBeenCalled();
    happen(sent);
    await expect.poll(() => letGo.mock.calls.length).toBe(1);
  });

  it('leaves to the client what a schedule of breaks holds', async () => {
    const { takeEarly, request, letGo } = await open();
    (await request()).answer('VMAP', 'AdBreak');
    await (
      await takeEarly(address)
    )?.document;
    expect(letGo).not.toHaveBeenCalled();
  });

  it('asks nothing where the film is not held, or waits for a press, or nothing has begun', async () => {
    const others = [
      await open({}, { isHeld: () => false }),
      await open({}, { autoplay: async () => ({ isAllowed: false }) }),
      await open({ advertising: undefined }),
    ];
    for (const { asked, takeEarly, letGo } of others) {
      expect([await asked(), await takeEarly(address)]).toEqual([[], undefined]);
      expect(letGo).not.toHaveBeenCalled();
    }
  });

  it('asks nothing on paths without advertisements, or at no address, and lets the film begin [START-032, AD-026]', async () => {
    const asset = { ...playerAssetFixture, start_time: 0, ad: { preroll: 'vast.xml' } };
    const wrong = await open({ asset });
    window.history.replaceState(null, '', '/kids/movies/1/player');
    const exempt = await open();
    for (const { asked, letGo } of [wrong, exempt]) {
      expect(await asked()).toEqual([]);
      expect(letGo).toHaveBeenCalledOnce();
    }
  });

  it('A22: asks a host that the operator does not name only where something personal may be told', async () => {
    const other = 'https://other.example/vast';
    const asset = { ...playerAssetFixture, start_time: 0, ad: { preroll: other } };
    const before = await open({ asset });
    expect(await before.asked()).toEqual([]);
    await expect.poll(() => before.letGo.mock.calls.length).toBe(1);
    const free = { ...advertising, needsConsent: false };
    const child = await open({ asset, advertising: { ...free, isChild: true } });
    expect(await child.asked()).toEqual([]);
    const { asked } = await open({ asset, advertising: free });
    expect(await asked()).toEqual([other]);
  });

  it('hands nothing to the break of another address, or of a film that has left the page', async () => {
    const other = await open();
    expect(await other.takeEarly('https://ads.example/vast?slot=midroll')).toBeUndefined();
    const gone = await open();
    gone.video.remove();
    expect(await gone.takeEarly(address)).toBeUndefined();
  });
});
