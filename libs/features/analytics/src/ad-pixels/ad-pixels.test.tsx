import { BlockFrame } from '@foyer/blocks';
import type { CookieNoticePorts } from '@foyer/cookie-notice';
import { createCookieNoticeMachine } from '@foyer/cookie-notice';
import { cookieNoticeInputs } from '@foyer/cookie-notice/fixtures';
import { bannerFixture } from '@foyer/contract/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AppActor } from '@foyer/page-runtime/shell/shell.types';
import { makeBrowserPage } from '@foyer/page-runtime/testing/browser-page';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { type AdPixels, startAdPixels } from './ad-pixels.ts';

/** Stands for the window: a test says how much of the banner is in it. */
class TestSight {
  static boxes = new Set<Element>();
  static say: (entries: { target: Element; intersectionRatio: number }[]) => void = () => undefined;
  constructor(say: typeof TestSight.say) {
    TestSight.say = say;
  }
  observe(box: Element) {
    TestSight.boxes.add(box);
  }
  unobserve(box: Element) {
    TestSight.boxes.delete(box);
  }
  disconnect() {
    TestSight.boxes.clear();
  }
}

const second = 1000;
/** How long a page may take to be looked through again. */
const settled = 200;
const showUrl = 'https://ads.example/show?fingerprint=uid-1';
const clickUrl = 'https://ads.example/click?fingerprint=uid-1';

let asked: string[] = [];
let pixels: AdPixels;
let isTabSeen = true;
/** Whether the browser keeps a consent. */
let isKept = false;

const inWindow = (intersectionRatio: number) => {
  for (const target of TestSight.boxes) TestSight.say([{ target, intersectionRatio }]);
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const link = () => screen.getByRole('link');

/** A notice that waits for the viewer, or has had its answer on an earlier visit. */
const noticeOf = (storeConsent: CookieNoticePorts['storeConsent']) =>
  createActor(createCookieNoticeMachine({ storeConsent }), {
    input: cookieNoticeInputs.first,
  }).start();
let notice: ReturnType<typeof noticeOf>;

function start({ needsConsent = false, origins = ['https://ads.example'], exempt = '' } = {}) {
  const config = pageConfig();
  const site = { ...config.site, externalAdsExemptions: exempt === '' ? [] : [exempt] };
  notice = noticeOf(async () => undefined);
  const system = { get: (id: string) => (id === 'cookie-notice' ? notice : undefined) };
  pixels = startAdPixels(
    {
      page: makeBrowserPage({ config: { ...config, site } }),
      uid: () => 'uid-1',
      actor: { system } as unknown as AppActor,
    },
    { origins, parameter: 'fingerprint', needsConsent },
    { hasConsent: () => isKept, ask: (address) => asked.push(address) },
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IntersectionObserver', TestSight);
  isTabSeen = true;
  isKept = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isTabSeen ? 'visible' : 'hidden',
  );
  asked = [];
  render(
    <BlockFrame
      block={{ id: 'one', type: 'content', items: [{ type: 'banner', banner: bannerFixture }] }}
    >
      <article data-banner={bannerFixture.id}>
        <a href="#target">Баннер</a>
        <p>Слова</p>
      </article>
    </BlockFrame>,
  );
});

afterEach(() => {
  pixels.stop();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the pixel of a banner that is seen', () => {
  it('is asked for when half of it has been in the window for a second, with the fingerprint [BLOCK-088]', async () => {
    start();
    inWindow(0.5);
    await wait(second - 1);
    const early = [...asked];
    await wait(1);

    expect([early, asked]).toEqual([[], [showUrl]]);
  });

  it('is not asked for by what is less than half in the window, or passes by [BLOCK-088]', async () => {
    start();
    inWindow(0.49);
    await wait(second);
    inWindow(0.6);
    await wait(second / 2);
    inWindow(0);
    await wait(second);

    expect(asked).toEqual([]);
  });

  it('is asked for once while a page is on the screen, and again on another [BLOCK-088]', async () => {
    start();
    inWindow(1);
    await wait(second);
    inWindow(0);
    inWindow(1);
    await wait(second);
    expect(asked).toEqual([showUrl]);

    pixels.restart();
    await wait(settled);
    inWindow(1);
    await wait(second);
    expect(asked).toEqual([showUrl, `${showUrl}&`]);
  });

  it('counts from when the tab is seen', async () => {
    start();
    isTabSeen = false;
    inWindow(1);
    await wait(second);
    const hidden = [...asked];
    isTabSeen = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(settled);
    inWindow(1);
    await wait(second);

    expect([hidden, asked]).toEqual([[], [showUrl]]);
  });

  it('waits for consent where it needs one, and counts from there [BLOCK-088]', async () => {
    start({ needsConsent: true });
    inWindow(1);
    await wait(3 * second);
    const before = [...asked];
    notice.send({ type: 'cookie.accept' });
    await wait(settled);
    inWindow(1);
    await wait(second - 1);
    const early = [...asked];
    await wait(1);

    expect([before, early, asked]).toEqual([[], [], [showUrl]]);
  });

  it('needs no further consent where the browser keeps one', async () => {
    isKept = true;
    start({ needsConsent: true });
    inWindow(1);
    await wait(second);

    expect(asked).toEqual([showUrl]);
  });

  it('is not asked for at an origin that the operator does not name [BLOCK-088]', async () => {
    start({ origins: ['https://others.example'] });
    inWindow(1);
    await wait(second);
    pixels.press(link());

    expect(asked).toEqual([]);
  });

  it('is not asked for on a path without advertisements of others', async () => {
    window.history.replaceState(null, '', '/kids/films');
    start({ exempt: '/kids' });
    inWindow(1);
    await wait(second);

    expect(asked).toEqual([]);
  });

  it('is asked for when the page’s scripts have taken its block over', async () => {
    const [frame] = document.querySelectorAll('[data-block]');
    frame?.removeAttribute('data-block');
    start();
    inWindow(1);
    await wait(second);
    const early = [...asked];
    frame?.setAttribute('data-block', 'one');
    await wait(second);

    expect([early, asked]).toEqual([[], [showUrl]]);
  });
});

describe('the pixel of a banner that is pressed', () => {
  it('is asked for at once, and once while the page is on the screen [BLOCK-088]', () => {
    start();
    pixels.press(link());
    pixels.press(link());

    expect(asked).toEqual([clickUrl]);
  });

  it('is asked for by the middle button, which opens the link beside the page', () => {
    start();
    const press = (button: number) =>
      link().dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
    press(2);
    const other = [...asked];
    press(1);

    expect([other, asked]).toEqual([[], [clickUrl]]);
  });

  it('is not asked for beside its link', () => {
    start();
    pixels.press(screen.getByText('Слова'));
    pixels.press(document.body);
    pixels.press(null);

    expect(asked).toEqual([]);
  });

  it('is not asked for before consent, and is when it is pressed after it [BLOCK-088]', () => {
    start({ needsConsent: true });
    pixels.press(link());
    const before = [...asked];
    notice.send({ type: 'cookie.accept' });
    pixels.press(link());

    expect([before, asked]).toEqual([[], [clickUrl]]);
  });
});
