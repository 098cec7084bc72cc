import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { devicesFixture, userFixture } from '@foyer/contract/fixtures';
import { Dialog } from '@foyer/ui/dialog';
import { labels } from '@foyer/ui/theme';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyDevicesPage } from './my-devices.page.tsx';

// The page loads it ahead as well; a press that came first would suspend inside `act`, and stay so.
beforeAll(() => Dialog.preload(labels.main.variants));
afterEach(() => {
  cleanup();
  publishShell(undefined);
  vi.restoreAllMocks();
});

const path = '/my/devices';

/** The part of the shell that the page reads: by which uid the browser is known. */
const shellOf = (uid: string) =>
  ({
    actor: {
      getSnapshot: () => ({ context: { uid } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
  }) as unknown as Shell;

async function show(user?: User) {
  const call = vi.fn(async ({ operationId }: { operationId: string }) =>
    operationId === 'listDevices' ? devicesFixture : undefined,
  );
  const element = <MyDevicesPage address={`https://sofit.example${path}`} />;
  const client = { call: call as never };
  const queryClient = createQueryClient();
  if (user) queryClient.setQueryData(userQuery(client).queryKey, user);
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await screen.findByRole('heading', { level: 1, name: 'Устройства' });
  return { call, calls: () => call.mock.calls.map(([{ operationId }]) => operationId) };
}

const removal = (name: string) =>
  screen.findByRole('button', { name: `Отключить устройство ${name}` });

describe('MyDevicesPage', () => {
  it('bears its name and shows the way to it', async () => {
    await show();

    expect(document.title).toBe('Устройства — Софит');
    const [crumbs] = screen.getAllByRole('list');
    expect(crumbs?.textContent).toBe('СофитМой разделУстройства');
  });

  it('asks for the devices once it is known which of them this is, and marks it [DEV-007]', async () => {
    const { call } = await show();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();

    await act(async () => publishShell(shellOf('device-0004')));

    await removal('Телевизор в гостиной');
    const own = screen.getAllByText('Это устройство').map((note) => note.closest('li'));
    expect(own.map((row) => row?.textContent)).toEqual([expect.stringMatching(/^Планшет/)]);
  });

  it('removes this device when that is confirmed, and goes home with a whole page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { calls } = await show();
    await act(async () => publishShell(shellOf('device-0004')));

    await userEvent.click(await removal('Планшет'));
    const confirm = await screen.findByRole('button', { name: /Отключить и\sвыйти/ });
    expect(calls()).toEqual(['listDevices']);
    await userEvent.click(confirm);

    await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(calls()).toEqual(['listDevices', 'deleteDevice', 'deleteSession']);
  });

  it('lets a child remove no device, and says why', async () => {
    const profile = userFixture.profile && {
      ...userFixture.profile,
      type: 'additional' as const,
      is_child: true,
    };
    const { calls } = await show({ ...userFixture, profile });
    await act(async () => publishShell(shellOf('device-0004')));
    const button = await removal('Телевизор в гостиной');

    await userEvent.click(button);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls()).toEqual(['listDevices']);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Отключать устройства может только взрослый');
  });
});
