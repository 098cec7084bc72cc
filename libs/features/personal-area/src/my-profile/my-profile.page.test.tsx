import { ageLimitsQuery, profileIconsQuery } from '@foyer/client';
import { ageLimitsFixture, childProfileFixture, imageFixture } from '@foyer/contract/fixtures';
import { Dialog } from '@foyer/ui/dialog';
import { labels } from '@foyer/ui/theme';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { familyData } from '@foyer/page-runtime/testing/family-data';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyProfilePage } from './my-profile.page.tsx';

// Compiling the dialog takes longer than a test waits.
beforeAll(() => Dialog.preload(labels.main.variants));
afterEach(() => {
  cleanup();
  publishShell(undefined);
});

const path = '/my/profiles/profile-child';

/** Shows the page of the child to its master, before the flows are there. */
async function show(answers: Record<string, unknown> = {}) {
  const call = vi.fn(async ({ operationId }: { operationId: string }) => answers[operationId]);
  const { client, queryClient, put } = familyData(call);
  put(ageLimitsQuery(client), ageLimitsFixture);
  put(profileIconsQuery(client), {
    items: [{ icon_id: 'avatar-1', image: imageFixture('avatar-1') }],
  });
  const deletions = () =>
    call.mock.calls.filter(([{ operationId }]) => operationId === 'deleteProfile');
  const goTo = vi.fn();
  const start = () =>
    act(async () =>
      publishShell({ goTo, actor: { system: { get: () => undefined } } } as unknown as Shell),
    );
  const element = <MyProfilePage id="profile-child" address={`https://sofit.example${path}`} />;
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await screen.findByRole('heading', { level: 1, name: 'Лёва' });
  return { call, deletions, goTo, start };
}

describe('MyProfilePage', () => {
  it('bears the name of the profile and shows the way to it, before the flows are there', async () => {
    await show();

    expect(document.title).toBe('Профиль «Лёва» — Софит');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Софит',
      'Мой раздел',
      'Лёва',
    ]);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('saves a setting and shows it to the whole page', async () => {
    const edited = { ...childProfileFixture, name: 'Лев' };
    const { call, start } = await show({ editProfile: edited });
    await start();

    const name = await screen.findByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'Лев{Enter}');

    await vi.waitFor(() => expect(document.title).toBe('Профиль «Лев» — Софит'));
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ operationId: 'editProfile' }),
      { params: { id: 'profile-child' }, body: { name: 'Лев' } },
      expect.any(AbortSignal),
    );
  });

  it('deletes this profile once, when that is confirmed, and goes back to the others [PROF-018]', async () => {
    const { deletions, goTo, start } = await show();
    await start();

    await userEvent.click(await screen.findByRole('button', { name: 'Удалить профиль' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(deletions()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));

    await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    expect(deletions()).toHaveLength(1);
    expect(goTo.mock.calls).toEqual([['/my/settings', { isReplacing: true }]]);
  });
});
