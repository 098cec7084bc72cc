import type { AppChildId } from '@foyer/app';
import { accountSettings } from '@foyer/account-block/fixtures';
import { userFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { setRouter } from '@foyer/page-runtime/navigation/page-navigation';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { makeBrowserPage } from '@foyer/page-runtime/testing/browser-page';
import { startShellActor } from './shell-actor.ts';

// Parts join the flows to the page; each has a test of its own.
const started = vi.hoisted(() => vi.fn<(shell: Shell) => () => void>(() => () => undefined));
vi.mock('./parts/index.ts', () => ({ shellParts: [started] }));

/** Every flow of the root actor. */
const flowIds = {
  session: true,
  navigation: true,
  modal: true,
  notifications: true,
  'account-block': true,
  'promo-access': true,
  'cookie-notice': true,
  'app-banner': true,
  'viewing-limit': true,
} satisfies Record<AppChildId, true>;

const session = { session_state: 'normal', is_auth: true };
const answers: Readonly<Record<string, unknown>> = {
  createVisitorSession: { ...session, is_auth: false },
  getSession: session,
  getUser: userFixture,
  listFeatureToggles: { items: [] },
  reportViewTime: { cur_view_time: 600, max_view_time: 600 },
  sendPromoCode: {},
  setMessageStatus: { unread_messages: 7 },
};

let stop = () => {};
const defects = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  defects.mockClear();
  vi.stubGlobal('reportError', defects);
});

afterEach(() => {
  stop();
  for (const [defect] of defects.mock.calls) throw defect;
  vi.useRealTimers();
  localStorage.clear();
  document.cookie = 'foyer_cookie_consent=; Path=/; Max-Age=0';
});

/** Starts the shell of a viewer over a service that keeps what it was asked. */
async function start({ userAgent = 'Mozilla/5.0 (Linux; Android 16)' } = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.assign(navigator, { getInstalledRelatedApps: async () => [] });
  const calls: [string, unknown][] = [];
  const call = async ({ operationId }: { operationId: string }, input?: unknown) => {
    calls.push([operationId, input]);
    return answers[operationId];
  };
  stop = await startShellActor(
    makeBrowserPage({ hasSession: true, client: { call: call as never } }),
  );
  const shell = started.mock.lastCall?.[0] as Shell;
  await vi.waitFor(() => expect(shell.actor.getSnapshot().matches('running')).toBe(true));
  const flow = (id: AppChildId) => shell.actor.system.get(id) as AnyActorRef | undefined;
  const seen = (id: AppChildId) => flow(id)?.getSnapshot();
  return { shell, calls, seen, asked: (id: string) => calls.filter(([name]) => name === id) };
}

describe('startShellActor', () => {
  it('runs every flow of the root actor, by its own machine', async () => {
    const { seen } = await start();

    const running = Object.keys(flowIds).filter((id) => seen(id as AppChildId)?.machine);
    expect(running).toEqual(Object.keys(flowIds));
    const machines = new Set(running.map((id) => seen(id as AppChildId).machine.id));
    expect(machines.size).toBe(running.length);
  });

  it('runs the banner of the native app on Android alone', async () => {
    const { seen } = await start({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });

    expect([seen('app-banner'), seen('cookie-notice')?.status]).toEqual([undefined, 'active']);
  });

  it('joins the session: whoever has signed out gets a demo session, and comes home', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    const { shell, asked } = await start();

    shell.tell('session', { type: 'signed.out' });

    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(asked('createVisitorSession')).toHaveLength(1);
  });

  it('joins the navigation: the router loads the page that is asked for', async () => {
    const navigate = vi.fn(async () => undefined);
    const state = { location: { key: 'first' }, navigation: { state: 'idle' }, matches: [] };
    setRouter({ navigate, state } as never);
    const { shell } = await start();

    shell.tell('navigation', { type: 'navigation.go', address: '/movies', isReplacing: true });

    await vi.waitFor(() => expect(navigate.mock.calls).toEqual([['/movies', { replace: true }]]));
  });

  it('joins the block of the account to the dialogs: the user’s data open its dialog', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { shell, seen } = await start();
    const user = { isNotificationsAllowed: true, unreadCount: 0 };

    shell.actor.send({
      type: 'user.changed',
      user: { ...user, settings: accountSettings.blocked },
    });

    await vi.waitFor(() =>
      expect(seen('modal').context.current).toMatchObject({ name: 'account-block' }),
    );
    shell.actor.send({ type: 'user.changed', user: { ...user, settings: accountSettings.free } });
    expect(seen('modal').matches({ shown: 'open' })).toBe(false);
  });

  it('joins the notifications: what becomes of a message is sent, and the answer counts', async () => {
    const { shell, asked, seen } = await start();

    shell.tell('notifications', { type: 'message.clicked', messageId: 'message-1' });

    await vi.waitFor(() => expect(seen('notifications').context.unreadCount).toBe(7));
    expect(asked('setMessageStatus')).toHaveLength(1);
  });

  it('joins the codes of addresses: one is sent for a viewer who is signed in', async () => {
    const { shell, asked } = await start();

    shell.tell('promo-access', {
      type: 'address.asked',
      ask: { request: { kind: 'access', code: secret('KINO30') }, canAsk: true },
    });

    await vi.waitFor(() =>
      expect(asked('sendPromoCode')).toEqual([
        ['sendPromoCode', expect.objectContaining({ body: { code: 'KINO30' } })],
      ]),
    );
  });

  it('joins the cookie notice: a consent is kept in a cookie', async () => {
    const { shell, seen } = await start();
    await vi.waitFor(() => expect(seen('cookie-notice').matches('shown')).toBe(true));

    shell.tell('cookie-notice', { type: 'cookie.accept' });

    await vi.waitFor(() => expect(document.cookie).toContain('foyer_cookie_consent=true'));
  });

  it('joins the banner of the native app: the browser keeps that it was closed', async () => {
    const { shell, seen } = await start();
    await vi.waitFor(() => expect(seen('app-banner').matches({ absent: 'shown' })).toBe(true));

    shell.tell('app-banner', { type: 'banner.close' });

    expect(localStorage.getItem('foyer.appBanner')).toContain('"isClosed":true');
  });

  it('joins the viewing limit: watched time is reported, and what is used up is told', async () => {
    const { shell, asked, seen } = await start();
    const limits = { profileId: 'one', timeZone: 'UTC', maxSeconds: 600, watchedSeconds: 540 };

    shell.tell('viewing-limit', { type: 'limits.changed', limits });
    shell.tell('viewing-limit', { type: 'view.watched', seconds: 60 });
    shell.tell('viewing-limit', { type: 'flow.resumed' });

    await vi.waitFor(() => expect(asked('reportViewTime')).toHaveLength(1));
    await vi.waitFor(() => expect(seen('notifications').context.notices).toHaveLength(1));
  });
});
