import { profilesQuery, userQuery } from '@foyer/client';
import { profilesFixture, userFixture } from '@foyer/contract/fixtures';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MySettingsPage } from './my-settings.page.tsx';

afterEach(() => {
  cleanup();
  publishShell(undefined);
  vi.restoreAllMocks();
});

const [master] = profilesFixture.items;

/** Shows the page to a profile of the family, with calls as they are given. */
async function show({
  type = 'master' as 'master' | 'additional',
  hasProfiles = true,
  answer = (): Promise<unknown> => new Promise(() => undefined),
} = {}) {
  const call = vi.fn(async (_operation: { operationId: string }) => answer());
  const client = { call: call as never };
  const queryClient = createQueryClient();
  const profile = master && { ...master, type };
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, profile });
  if (hasProfiles) queryClient.setQueryData(profilesQuery(client).queryKey, profilesFixture);
  const tell = vi.fn();
  publishShell({
    tell,
    actor: {
      getSnapshot: () => ({ matches: () => false }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
  } as unknown as Shell);
  const path = '/my/settings';
  const element = <MySettingsPage address={`https://sofit.example${path}`} />;
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await screen.findByRole('heading', { level: 1, name: 'Настройки' });
  return { tell, call };
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const opened = (request: object) => [['modal', { type: 'modal.open', request }]];

describe('MySettingsPage', () => {
  it('says who is signed in and bears the name of its page', async () => {
    await show();

    expect(document.title).toBe('Настройки — Софит');
    expect(screen.getByText(`Вы вошли как ${userFixture.phone}.`)).toBeTruthy();
  });

  it('shows the language in force and opens the choice of another [LANG-006]', async () => {
    const { tell } = await show();

    await press(/^Язык.*Русский/);

    expect(tell.mock.calls).toEqual(opened({ id: 'settings-language', name: 'language' }));
  });

  it('opens the dialogs that change the PIN and give it up [MODAL-018]', async () => {
    const { tell, call } = await show();

    await press(/^Сменить ПИН-код/);
    await press(/^Отключить ПИН-код/);

    expect(tell.mock.calls).toEqual([
      ...opened({ id: 'settings-pin-change', name: 'pin-change' }),
      ...opened({ id: 'settings-pin-off', name: 'pin', data: { purpose: 'disable' } }),
    ]);
    const changes = call.mock.calls.filter(([{ operationId }]) => operationId.endsWith('Pin'));
    expect(changes).toEqual([]);
  });

  it('lets only the master profile give the PIN up [PIN-008]', async () => {
    const { tell } = await show({ type: 'additional' });
    const off = screen.getByRole('button', {
      name: /^Отключить ПИН-код.*Это может делать только главный профиль$/,
    });

    await userEvent.click(off);

    expect(off.getAttribute('aria-disabled')).toBe('true');
    expect(tell.mock.calls).toEqual([]);
    await press(/^Сменить ПИН-код/);
    expect(tell.mock.calls).toEqual(opened({ id: 'settings-pin-change', name: 'pin-change' }));
  });

  it('leads to the devices and to each profile, and marks the one in force', async () => {
    await show();

    const own = within(screen.getByRole('region', { name: /^Интерфейс/ }));
    expect(own.getByRole('link', { name: /^Устройства/ }).getAttribute('href')).toBe('/my/devices');
    const section = within(screen.getByRole('region', { name: 'Профили' }));
    const links = section.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      profilesFixture.items.map(({ id }) => `/my/profiles/${id}`),
    );
    expect(links.filter((link) => /Смотрит сейчас/.test(link.textContent ?? ''))).toEqual([
      links[0],
    ]);
  });

  it('says that the profiles did not load, and asks again by a press', async () => {
    const { call } = await show({
      hasProfiles: false,
      answer: () => Promise.reject(new Error('No connection')),
    });
    const section = within(screen.getByRole('region', { name: 'Профили' }));
    expect((await section.findByRole('alert')).textContent).toMatch(/не\sзагрузились/);
    const before = call.mock.calls.length;

    await userEvent.click(section.getByRole('button', { name: 'Повторить' }));

    expect(call.mock.calls.length).toBeGreaterThan(before);
  });

  it('signs out and goes home with a whole page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { call } = await show({ answer: async () => undefined });
    expect(call).not.toHaveBeenCalled();

    await press(/^Выйти/);

    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      operationId: 'deleteSession',
    });
  });

  it('says when it could not sign out, and stays', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await show({ answer: () => Promise.reject(new Error('No connection')) });

    await press(/^Выйти/);

    expect(await screen.findByText(/получилось выйти/)).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });
});
