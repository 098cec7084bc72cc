import { resumeFlow } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import {
  cookieNoticeInputs,
  cookiePages,
  fakeCookieNoticePorts,
} from './cookie-notice.fixtures.ts';
import { createCookieNoticeMachine } from './cookie-notice.machine.ts';
import { selectIsCookieNoticeShown } from './cookie-notice.selectors.ts';
import type { CookieNoticeInput, CookieNoticePorts, CookiePage } from './cookie-notice.types.ts';

function start(input: CookieNoticeInput, replaced: Partial<CookieNoticePorts> = {}) {
  const machine = createCookieNoticeMachine(fakeCookieNoticePorts(replaced));
  const actor = createActor(machine, { input }).start();
  const isShown = () => selectIsCookieNoticeShown(actor.getSnapshot());
  const goTo = (page: CookiePage) => actor.send({ type: 'navigation.changed', page });
  return { actor, isShown, goTo };
}

const isShownOn = (page: CookiePage) => start({ ...cookieNoticeInputs.first, page }).isShown();

describe('cookieNoticeMachine', () => {
  it('is shown as long as there is no consent [COOKIE-001]', () => {
    expect(start(cookieNoticeInputs.first).isShown()).toBe(true);
    expect(start(cookieNoticeInputs.returning).isShown()).toBe(false);
  });

  it('is not shown on configured pages and below them [COOKIE-002]', () => {
    const pages = ['/docs', '/docs/privacy', '/docs-of-others'];

    const shown = pages.map((path) => isShownOn({ ...cookiePages.home, path }));

    expect(shown).toEqual([false, false, true]);
  });

  it('is not shown on routes without banner [COOKIE-003]', () => {
    expect(isShownOn(cookiePages.variants)).toBe(false);
  });

  it('is not shown inside an app that asks itself [COOKIE-004]', () => {
    expect(isShownOn(cookiePages.insideApp)).toBe(false);
  });

  it('follows the navigation', () => {
    const { isShown, goTo } = start(cookieNoticeInputs.exempt);

    goTo(cookiePages.home);
    expect(isShown()).toBe(true);
    goTo(cookiePages.privacy);

    expect(isShown()).toBe(false);
  });

  it('hides by OK and stores the consent for 365 days [COOKIE-005]', async () => {
    const { port, calls } = heldPort<{ days: number }, unknown>();
    const { actor, isShown } = start(cookieNoticeInputs.first, { storeConsent: port });

    actor.send({ type: 'cookie.accept' });
    expect(isShown()).toBe(false);
    expect(calls.map(({ input }) => input)).toEqual([{ days: 365 }]);
    calls[0]?.answer(undefined);

    expect(await toPromise(actor)).toEqual({ status: 'accepted' });
  });

  it('does not come back on this visit when the consent cannot be stored', async () => {
    const storeConsent = vi.fn().mockRejectedValue(new Error('Cookies are blocked'));
    const { actor, isShown, goTo } = start(cookieNoticeInputs.first, { storeConsent });

    actor.send({ type: 'cookie.accept' });
    await toPromise(actor);
    goTo(cookiePages.home);

    expect(isShown()).toBe(false);
  });

  it('stores the consent anew when it was restored before that was done', async () => {
    const { port } = heldPort<{ days: number }, unknown>();
    const { actor } = start(cookieNoticeInputs.first, { storeConsent: port });
    actor.send({ type: 'cookie.accept' });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const storeConsent = vi.fn(async () => undefined);

    const restored = resumeFlow(createCookieNoticeMachine({ storeConsent }), snapshot);

    expect(await toPromise(restored)).toEqual({ status: 'accepted' });
    expect(storeConsent).toHaveBeenCalledOnce();
  });
});
