import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeProfilesPorts, ids } from './profiles.fixtures.ts';
import { ProfilesFlow } from './profiles.view.tsx';
import {
  createWhoWatchesMachine,
  type WhoWatchesOutput,
  type WhoWatchesPorts,
} from './who-watches.machine.ts';
import { fakeWizardPorts } from './wizard/wizard.fixtures.ts';

afterEach(cleanup);

interface Scene {
  beginning?: Parameters<typeof fakeProfilesPorts>[0];
  replaced?: Partial<WhoWatchesPorts>;
  isDismissable?: boolean;
}

async function show({ beginning, replaced, isDismissable = true }: Scene = {}) {
  const onDone = vi.fn<(output: WhoWatchesOutput) => void>();
  const ports = { ...fakeProfilesPorts(beginning), ...fakeWizardPorts(), ...replaced };
  const user = await showFlow(
    createWhoWatchesMachine,
    ports,
    <ProfilesFlow
      shell={{ ...openShell, isDismissable }}
      onDone={onDone}
      whileUnderWay={<p>В пути</p>}
    />,
  );
  await screen.findByRole('dialog', { name: 'Кто смотрит?' });
  return { onDone, user };
}

const tile = (name: RegExp) => screen.findByRole('button', { name });
const pinField = () => findField(/^ПИН-код/);

describe('ProfilesFlow', () => {
  it('lists the profiles, with the focus on the one in force [PROF-001, PROF-002]', async () => {
    await show();
    const current = await tile(/^Анна/);

    const list = screen.getByRole('list', { name: 'Профили аккаунта' });
    const names = within(list).getAllByText(/^(Анна|Пётр|Лёва|Новый профиль)$/);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Анна',
      'Пётр',
      'Лёва',
      'Новый профиль',
    ]);
    expect(current.getAttribute('aria-current')).toBe('true');
    await vi.waitFor(() => expect(document.activeElement).toBe(current));
  });

  it('has the button that adds a profile for the master only [PROF-003]', async () => {
    await show();
    expect(await tile(/^Новый профиль/)).toBeTruthy();
    cleanup();

    await show({ beginning: { currentId: ids.child } });
    await tile(/^Лёва/);
    expect(screen.queryByRole('button', { name: /^Новый профиль/ })).toBeNull();
  });

  it('hands over to a child', async () => {
    const { onDone, user } = await show();

    await user.click(await tile(/^Лёва/));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'chosen' }));
  });

  it('asks a child for the PIN, says that it is wrong, and takes the right one [PROF-014, PROF-017]', async () => {
    const { switchProfile } = fakeProfilesPorts({ currentId: ids.child });
    const switched = vi.fn();
    const { onDone, user } = await show({
      beginning: { currentId: ids.child },
      replaced: { switchProfile, switched },
    });
    await user.click(await tile(/^Анна/));
    const asked = await pinField();
    await vi.waitFor(() => expect(document.activeElement).toBe(asked));

    await user.keyboard('9999');
    const error = await screen.findByText('Неверный ПИН-код');
    const field = await pinField();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    expect(error.closest('[role="alert"]')).not.toBeNull();
    expect([onDone.mock.calls, switched.mock.calls]).toEqual([[], []]);
    await user.type(field, '1234');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'chosen' }));
    expect(switched).toHaveBeenCalledOnce();
  });

  it('leads back from the PIN to the list, and says that it is under way only while the PIN is asked for', async () => {
    const { user } = await show({ beginning: { currentId: ids.child } });
    expect(screen.queryByText('В пути')).toBeNull();
    await user.click(await tile(/^Анна/));
    await pinField();
    expect(screen.getByText('В пути')).toBeTruthy();

    await user.click(await tile(/^Назад/));

    const current = await tile(/^Лёва/);
    await vi.waitFor(() => expect(document.activeElement).toBe(current));
    expect(screen.queryByText('В пути')).toBeNull();
  });

  it('may be closed, unless the viewer has to say who is watching [START-020, LOGIN-043]', async () => {
    const bound = await show({ isDismissable: false });
    await tile(/^Анна/);
    await bound.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
    expect(bound.onDone).not.toHaveBeenCalled();
    cleanup();

    const free = await show();
    await tile(/^Анна/);
    await free.user.keyboard('{Escape}');
    await vi.waitFor(() =>
      expect(free.onDone).toHaveBeenCalledExactlyOnceWith({ status: 'closed' }),
    );
  });

  it('leads a master to the wizard and back', async () => {
    const { user } = await show({ isDismissable: false });

    await user.click(await tile(/^Новый профиль/));
    await screen.findByRole('dialog', { name: 'Новый профиль' });
    expect(screen.getByText('В пути')).toBeTruthy();
    await user.click(await tile(/^Отмена/));

    await screen.findByRole('dialog', { name: 'Кто смотрит?' });
    expect(await tile(/^Анна/)).toBeTruthy();
  });

  it('says why a switch failed', async () => {
    const switchProfile = () =>
      Promise.reject(errorAnswer({ status: 500, code: 1, description: 'Не сейчас' }));
    const { user } = await show({ replaced: { switchProfile } });

    await user.click(await tile(/^Лёва/));

    expect(await screen.findByText('Не сейчас')).toBeTruthy();
  });

  it('asks for the profiles again when they did not come', async () => {
    const listProfiles = vi
      .fn<WhoWatchesPorts['listProfiles']>(fakeProfilesPorts().listProfiles)
      .mockRejectedValue(new Error('No connection'));
    const { user } = await show({ replaced: { listProfiles } });
    await screen.findByText(/^Профили не.загрузились/);
    listProfiles.mockImplementation(fakeProfilesPorts().listProfiles);

    await user.click(await tile(/^Повторить/));

    expect(await tile(/^Анна/)).toBeTruthy();
  });
});
