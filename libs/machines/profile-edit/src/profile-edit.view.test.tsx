import { errorCodes } from '@foyer/contract';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { renderWithLabel } from '@foyer/ui/testing';
import { labels } from '@foyer/ui/theme';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeAll, afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakeProfileEditPorts,
  profileEditInputs,
  profileIconOptions,
} from './profile-edit.fixtures.ts';
import { createProfileEditMachine } from './profile-edit.machine.ts';
import type {
  ProfileEditInput,
  ProfileEditOutput,
  ProfileEditPorts,
} from './profile-edit.types.ts';
import { ProfileEditFlow } from './profile-edit.view.tsx';

// Compiling the dialog takes longer than a test waits.
beforeAll(() => Dialog.preload(labels.main.variants));
afterEach(cleanup);

const refusal = errorAnswer({
  status: 403,
  code: errorCodes.masterOnly,
  description: 'Это может только главный профиль',
});

async function show(
  replaced: Partial<ProfileEditPorts> = {},
  input: ProfileEditInput = profileEditInputs.childByMaster,
  icons = profileIconOptions,
) {
  const onDone = vi.fn<(output: ProfileEditOutput) => void>();
  const ports = fakeProfileEditPorts(input.profile, replaced);
  await renderWithLabel(
    <StrictMode>
      <PortsProvider flow={createProfileEditMachine} ports={ports}>
        <ProfileEditFlow
          input={input}
          icons={icons}
          channelsHref="/my/profiles/profile-child/channels"
          onDone={onDone}
        />
      </PortsProvider>
    </StrictMode>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { onDone, user: userEvent.setup() };
}

/** Names are set with spaces that do not break. */
const named = (wanted: string) => ({
  name: (name: string) => name.replaceAll('\u00A0', ' ') === wanted,
});
const control = (role: string, name: string) =>
  screen.getByRole<HTMLInputElement>(role, named(name));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ProfileEditFlow', () => {
  it('shows what is in force', async () => {
    await show();

    expect(heading()).toBe('Лёва');
    expect(control('combobox', 'Без ПИН-кода').value).toBe('age-6');
    expect(control('combobox', 'Самое большее').value).toBe('age-6');
    expect(control('combobox', 'С какого часа').value).toBe('08:00');
    expect(control('combobox', 'До какого часа').value).toBe('20:00');
    expect(control('combobox', 'Сколько в день').value).toBe('3600');
    const switches = screen.getAllByRole<HTMLInputElement>('switch');
    expect(switches.map((each) => each.checked)).toEqual([false, false, true, true, true]);
    expect(screen.getByRole('link', { name: /Каналы профиля/ }).getAttribute('href')).toBe(
      '/my/profiles/profile-child/channels',
    );
  });

  it('renames at once, and says that it is saving [PROF-005]', async () => {
    const held = heldPort<Parameters<ProfileEditPorts['editProfile']>[0], never>();
    const { user } = await show({ editProfile: held.port });
    const field = control('textbox', 'Имя');

    await user.clear(field);
    await user.type(field, 'Лев{Enter}');

    expect(heading()).toBe('Лев');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Сохраняем',
    );
    await act(async () => held.calls.at(-1)?.fail(refusal));
    expect(heading()).toBe('Лёва');
    expect(await screen.findByText('Это может только главный профиль')).toBeTruthy();
    expect(field.value).toBe('Лев');
  });

  it('takes more than 20 characters and says how many fit [PROF-006]', async () => {
    const editProfile = vi.fn<ProfileEditPorts['editProfile']>();
    const { user } = await show({ editProfile });
    const field = control('textbox', 'Имя');

    await user.clear(field);
    await user.type(field, `${'а'.repeat(21)}{Enter}`);

    expect(screen.getByText('Не больше 20 символов')).toBeTruthy();
    expect(editProfile).not.toHaveBeenCalled();
  });

  it('puts an age limit back when no PIN was given', async () => {
    const editProfile = vi.fn(fakeProfileEditPorts().editProfile);
    const { port: confirmPin, calls } = heldPort<undefined, boolean>();
    const { user } = await show({ confirmPin, editProfile });
    const most = control('combobox', 'Самое большее');

    await user.selectOptions(most, '18+');
    expect(most.value).toBe('age-18');
    await act(async () => calls.at(-1)?.answer(false));

    await vi.waitFor(() => expect(most.value).toBe('age-6'));
    expect(editProfile).not.toHaveBeenCalled();
  });

  it('shows an age limit that the PIN has let through, and offers more without it', async () => {
    const editProfile = vi.fn(fakeProfileEditPorts().editProfile);
    const { port: confirmPin, calls } = heldPort<undefined, boolean>();
    const { user } = await show({ confirmPin, editProfile });

    await user.selectOptions(control('combobox', 'Самое большее'), '12+');
    expect(editProfile).not.toHaveBeenCalled();
    await act(async () => calls.at(-1)?.answer(true));

    await vi.waitFor(() =>
      expect(
        within(control('combobox', 'Без ПИН-кода'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['0+', '6+', '12+']),
    );
  });

  it('disables the switch of the PIN on viewing when the default age limit is the highest [PROF-008]', async () => {
    const { user } = await show();
    const pin = control('switch', 'ПИН-код при просмотре');
    expect(pin.disabled).toBe(false);

    await user.click(control('button', 'Больше не спрашивать ПИН-код'));

    await vi.waitFor(() => expect(pin.disabled).toBe(true));
    expect(control('combobox', 'Без ПИН-кода').value).toBe('age-18');
  });

  it('keeps the time a day when the hours are given up', async () => {
    const editProfile = vi.fn(fakeProfileEditPorts().editProfile);
    const { user } = await show({ editProfile });

    await user.click(control('switch', 'Только в определённые часы'));

    await vi.waitFor(() => expect(editProfile).toHaveBeenCalledOnce());
    expect(editProfile.mock.calls[0]?.[0].changes).toEqual({
      view_limits: { allowed_from: '00:00', allowed_to: '23:59', max_view_time: 3600 },
    });
    expect(screen.queryByRole('combobox', named('С какого часа'))).toBeNull();
  });

  it('says under a switch why it went back', async () => {
    const { user } = await show({ editProfile: () => Promise.reject(refusal) });
    const notifications = control('switch', 'Уведомления');

    await user.click(notifications);

    expect(await screen.findByText('Это может только главный профиль')).toBeTruthy();
    expect(notifications.checked).toBe(true);
  });

  it('lets a child change its name, icon and notifications only', async () => {
    await show({}, profileEditInputs.childItself);

    const isOff = (each: HTMLInputElement) => each.matches(':disabled');
    expect(control('textbox', 'Имя').disabled).toBe(false);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(isOff)).toBe(false);
    expect(screen.getAllByRole<HTMLInputElement>('combobox').every(isOff)).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('switch').map(isOff)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(screen.queryByRole('button', { name: 'Удалить профиль' })).toBeNull();
    expect(screen.queryByRole('button', named('Больше не спрашивать ПИН-код'))).toBeNull();
  });

  it('deletes once, after the answer and not before, and leaves [PROF-018]', async () => {
    const deleteProfile = vi.fn(fakeProfileEditPorts().deleteProfile);
    const { onDone, user } = await show({ deleteProfile });

    await user.click(control('button', 'Удалить профиль'));
    const dialog = await screen.findByRole('dialog', named('Удалить профиль «Лёва»?'));
    expect(deleteProfile).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Удалить' }));

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'deleted' }));
    expect(deleteProfile).toHaveBeenCalledOnce();
  });

  it('deletes nothing when the viewer thinks again [PROF-018]', async () => {
    const deleteProfile = vi.fn(fakeProfileEditPorts().deleteProfile);
    const { onDone, user } = await show({ deleteProfile });

    await user.click(control('button', 'Удалить профиль'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([onDone.mock.calls, deleteProfile.mock.calls]).toEqual([[], []]);
  });

  it('says that there are no pictures', async () => {
    await show({}, profileEditInputs.childByMaster, []);

    expect(screen.getByText(/Картинки не/)).toBeTruthy();
  });
});
