import { QueryClient } from '@tanstack/react-query';
import { openTabChannel, type TabChannel, userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { reportChange } from '../made-changes.ts';
import { otherTabs } from './other-tabs.part.ts';

const profileOf = (id: string): User => ({
  ...userFixture,
  is_auth: true,
  profile: { ...required(userFixture.profile), id },
});
const { profile: _profile, account_settings: _settings, ...visitorUser } = userFixture;
const visitor: User = { ...visitorUser, is_auth: false };

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The fixture has changed');
  return value;
}

/** The other tabs of the browser. */
let others: TabChannel | undefined;
let heard: unknown[];
const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  heard = [];
  others = openTabChannel('foyer-tabs', (news) => heard.push(news));
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  others?.close();
});

/** A tab whose page was made for somebody; the service answers `now` whenever it is asked who that is. */
function openTab(
  madeFor: User | undefined,
  now: User,
  { isAuthFound = false, isRecovering = false } = {},
) {
  const queryClient = new QueryClient();
  const client = { call: async () => now } as object as Shell['page']['client'];
  if (madeFor) queryClient.setQueryData(userQuery(client).queryKey, madeFor);
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const told: unknown[] = [];
  const snapshot = { matches: () => true, context: { session: { isAuth: isAuthFound } } };
  const recovery = { getSnapshot: () => ({ matches: () => !isRecovering }) };
  const shell = {
    page: { client, queryClient, hasSession: madeFor !== undefined },
    actor: {
      getSnapshot: () => snapshot,
      subscribe: () => ({ unsubscribe: () => undefined }),
      system: { get: () => ({ getSnapshot: () => ({ children: { recovery } }) }) },
    },
    tell: (id: string, event: unknown) => told.push([id, event]),
  };
  stops.push(otherTabs(shell as object as Shell));
  return { told, invalidate, queryClient, client };
}

const outdated = ['session', { type: 'page.outdated' }];

describe('otherTabs', () => {
  it('lets a page go whose viewer was changed for another in another tab', async () => {
    const tab = openTab(profileOf('anna'), profileOf('ilya'));

    others?.post('viewer');

    await vi.waitFor(() => expect(tab.told).toEqual([outdated]));
  });

  it('signs out with the tab in which the viewer has signed out', async () => {
    const tab = openTab(profileOf('anna'), visitor);

    others?.post('viewer');

    await vi.waitFor(() => expect(tab.told).toEqual([['session', { type: 'signed.out' }]]));
  });

  it('lets a visitor’s page go that was given the session of another tab’s sign-in', async () => {
    const tab = openTab(undefined, profileOf('anna'), { isAuthFound: true });

    await vi.waitFor(() => expect(tab.told).toEqual([outdated]));
  });

  it('leaves a page whose session a refused call has ended to the recovery from it', async () => {
    const tab = openTab(profileOf('anna'), visitor, { isRecovering: true });

    others?.post('viewer');

    await vi.waitFor(() => expect(localStorage.getItem('foyer.viewer')).toBe('visitor'));
    expect(tab.told).toEqual([]);
  });

  it('keeps a page whose viewer is the same', async () => {
    const tab = openTab(profileOf('anna'), { ...profileOf('anna'), unread_messages: 7 });
    const { queryKey } = userQuery(tab.client);

    others?.post('viewer');

    await vi.waitFor(() =>
      expect(tab.queryClient.getQueryData(queryKey)).toMatchObject({ unread_messages: 7 }),
    );
    expect(tab.told).toEqual([]);
  });

  it('keeps the page in which the viewer signs in, and tells the others', async () => {
    const tab = openTab(visitor, profileOf('anna'));

    reportChange('createSession');
    await tab.queryClient.fetchQuery({ ...userQuery(tab.client), staleTime: 0 });

    await vi.waitFor(() => expect(heard).toContain('viewer'));
    expect(tab.told).toEqual([]);
  });

  it('leaves no mark of a viewer who has signed out, so that the same one is news again', () => {
    openTab(profileOf('anna'), visitor);
    expect(localStorage.getItem('foyer.viewer')).toBe('anna');

    reportChange('deleteSession');

    expect(localStorage.getItem('foyer.viewer')).toBe('visitor');
  });

  it('tells the others whom it was made for when they took the session for another’s', async () => {
    localStorage.setItem('foyer.viewer', 'anna');

    openTab(visitor, visitor);

    await vi.waitFor(() => expect(heard).toEqual(['viewer']));
  });

  it('asks for everything again after a purchase in another tab, and tells of its own', async () => {
    localStorage.setItem('foyer.viewer', 'anna');
    const tab = openTab(profileOf('anna'), profileOf('anna'));

    reportChange('buyContent');
    reportChange('addFavourite');
    others?.post('page');

    await vi.waitFor(() => expect(tab.invalidate).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(heard).toEqual(['page']));
  });

  it('asks who is watching when the browser gives back a page that it kept', async () => {
    const tab = openTab(profileOf('anna'), visitor);

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    await vi.waitFor(() => expect(tab.told).toHaveLength(1));
  });
});
