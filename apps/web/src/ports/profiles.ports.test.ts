import { masterProfileFixture, profilesFixture, userFixture } from '@foyer/contract/fixtures';
import { userQuery } from '@foyer/client';
import { secret } from '@foyer/core';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { profilesPorts, profileWizardPorts } from './profiles.ports.ts';

const { signal } = new AbortController();

function surroundings(answer: (operationId: string) => unknown = () => undefined) {
  const call = vi.fn(async ({ operationId }: { operationId: string }, ..._rest: unknown[]) =>
    answer(operationId),
  );
  const queryClient = new QueryClient();
  const tell = vi.fn<ShellSurroundings['tell']>();
  const page = { client: { call }, queryClient } as object as ShellSurroundings['page'];
  return { call, queryClient, tell, page };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.cookie = 'skipProfiles=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
});

describe('profilesPorts', () => {
  it('lists the profiles with the one that the service has in force', async () => {
    const around = surroundings((operationId) =>
      operationId === 'listProfiles' ? profilesFixture : userFixture,
    );

    const household = await profilesPorts(around).listProfiles(undefined, signal);

    expect(household).toEqual({
      profiles: profilesFixture.items,
      currentId: userFixture.profile?.id,
    });
  });

  it('hears of another viewer once the page does, and of one that it had heard of since the profiles came', async () => {
    const around = surroundings((operationId) =>
      operationId === 'listProfiles' ? profilesFixture : userFixture,
    );
    const { client, queryClient } = around.page;
    const { queryKey } = userQuery(client);
    const currentId = userFixture.profile?.id;
    const child = { ...userFixture, profile: { ...masterProfileFixture, id: 'profile-child' } };
    const hear = (user: typeof userFixture, atMs: number) =>
      queryClient.setQueryData(queryKey, user, { updatedAt: atMs });
    vi.useFakeTimers({ now: 1_000_000 });
    hear(child, 999_000);
    const ports = profilesPorts(around);
    await ports.listProfiles(undefined, signal);
    const heard = vi.fn();

    void ports.otherViewer({ currentId }, signal).then(heard);
    hear(userFixture, 1_001_000);
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    hear(child, 1_002_000);
    await Promise.resolve();
    expect(heard).toHaveBeenCalledOnce();

    await ports.otherViewer({ currentId }, signal);
  });

  it('switches with the PIN that it is given', async () => {
    const around = surroundings();

    await profilesPorts(around).switchProfile(
      { id: 'profile-master', pin: secret('1234') },
      signal,
    );

    expect(around.call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ operationId: 'switchProfile' }),
      { body: { id: 'profile-master', pin_code: '1234' } },
      signal,
    );
  });

  it('asks nobody again for a while once the viewer has answered', () => {
    profilesPorts(surroundings()).settled();

    expect(document.cookie).toContain('skipProfiles=true');
    expect(Number(sessionStorage.getItem('skipProfiles'))).toBeGreaterThan(0);
  });

  it('resets the viewed time, removes what no view shows, and loads the page anew, in this order [PROF-011, PROF-012, PROF-013]', () => {
    const around = surroundings();
    const { queryClient, tell } = around;
    const queryFn = async () => 'fresh';
    queryClient.setQueryData(['shown'], 'of the last one');
    queryClient.setQueryData(['hidden'], 'of the last one');
    const forget = new QueryObserver(queryClient, {
      queryKey: ['shown'],
      queryFn,
      staleTime: Infinity,
    }).subscribe(() => {});
    const keys = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [key] }) => key);
    const done: unknown[] = [];
    tell.mockImplementation((id, event) => done.push([id, event, keys()]));
    vi.spyOn(window.location, 'reload').mockImplementation(() => {
      done.push(['reload', keys()]);
    });

    profilesPorts(around).switched();

    expect(done).toEqual([
      [
        'viewing-limit',
        { type: 'limits.changed', limits: { timeZone: 'UTC', watchedSeconds: 0 } },
        ['shown', 'hidden'],
      ],
      ['reload', ['shown']],
    ]);
    forget();
  });
});

describe('profileWizardPorts', () => {
  it('offers the icons of additional profiles in the words of the flow', async () => {
    const image = masterProfileFixture.icon.image;
    const around = surroundings(() => ({ items: [{ icon_id: 'avatar-1', image }] }));

    const icons = await profileWizardPorts(around.page).listIcons(undefined, signal);

    expect(icons).toEqual([{ id: 'avatar-1', image }]);
    expect(around.call.mock.calls[0]?.[1]).toEqual({ query: { type: 'additional' } });
  });

  it('lets lists of profiles be asked for anew after each change', async () => {
    const around = surroundings(() => masterProfileFixture);
    const invalidated = vi.spyOn(around.queryClient, 'invalidateQueries');
    const ports = profileWizardPorts(around.page);

    await ports.createProfile({ name: 'Лёва' }, signal);
    await ports.editProfile({ id: 'profile-new', changes: { icon: { id: 'avatar-2' } } }, signal);

    expect(invalidated.mock.calls).toEqual([
      [{ queryKey: ['profiles'] }],
      [{ queryKey: ['profiles'] }],
    ]);
    expect(around.call.mock.calls.map(([, input]) => input)).toEqual([
      { body: { name: 'Лёва' } },
      { params: { id: 'profile-new' }, body: { icon: { id: 'avatar-2' } } },
    ]);
  });
});
