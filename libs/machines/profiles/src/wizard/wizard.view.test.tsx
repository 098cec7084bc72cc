import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeWizardPorts } from './wizard.fixtures.ts';
import { createProfileWizardMachine } from './wizard.machine.ts';
import type { ProfileWizardOutput, ProfileWizardPorts } from './wizard.types.ts';
import { ProfileWizardFlow } from './wizard.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<ProfileWizardPorts> = {}) {
  const onDone = vi.fn<(output: ProfileWizardOutput) => void>();
  const ports = fakeWizardPorts(replaced);
  const user = await showFlow(
    createProfileWizardMachine,
    ports,
    <ProfileWizardFlow shell={openShell} onDone={onDone} />,
  );
  return { onDone, user };
}

/** The title of a step, once it has the focus. */
async function atStep(title: RegExp) {
  const heading = await screen.findByRole('heading', { name: title });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
}

const name = () => findField('Имя профиля');
const button = (words: RegExp) => screen.findByRole('button', { name: words });
const radio = (words: string) => screen.findByRole<HTMLInputElement>('radio', { name: words });

async function toIcon(user: UserEvent) {
  await user.type(await name(), 'Лёва{Enter}');
  await atStep(/^Шаг 2 из 3/);
}

async function toSettings(user: UserEvent) {
  await toIcon(user);
  await radio('Картинка 1');
  await user.click(await button(/^Продолжить/));
  await atStep(/^Шаг 3 из 3/);
  await radio('6+');
}

describe('ProfileWizardFlow', () => {
  it('leads through name, icon and settings, the focus on the title of each [MODAL-020]', async () => {
    const { onDone, user } = await show();
    await atStep(/^Шаг 1 из 3 Как назовём/);
    await toIcon(user);
    await user.click(await radio('Картинка 3'));
    await user.click(await button(/^Продолжить/));
    await atStep(/^Шаг 3 из 3 Что можно смотреть/);
    await user.click(await radio('6+'));

    await user.click(await button(/^Создать профиль/));

    await vi.waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({
        status: 'created',
        id: 'profile-new',
        unsaved: [],
      }),
    );
  });

  it('says under the field that a name is too long, and forgets it with another [PROF-004, PROF-006]', async () => {
    const { user } = await show();
    const field = await name();

    await user.type(field, `${'x'.repeat(21)}{Enter}`);

    const ids = () => field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = () => ids().map((id) => document.getElementById(id)?.textContent);
    await vi.waitFor(() => expect(words()).toContain('Не\u00A0больше 20\u00A0символов'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, '{Backspace}');
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'));
  });

  it('keeps the name, the icon and the settings on the way back', async () => {
    const { user } = await show();
    await toSettings(user);
    await user.click(await radio('12+'));

    await user.click(await button(/^Назад/));
    await atStep(/^Шаг 2 из 3/);
    await user.click(await button(/^Назад/));
    await atStep(/^Шаг 1 из 3/);
    expect((await name()).value).toBe('Лёва');
    await user.click(await button(/^Продолжить/));
    await atStep(/^Шаг 2 из 3/);
    await user.click(await button(/^Продолжить/));
    await atStep(/^Шаг 3 из 3/);

    expect((await radio('12+')).checked).toBe(true);
  });

  it('says that an age limit is needed [PROF-007]', async () => {
    const { user } = await show();
    await toSettings(user);

    await user.click(await button(/^Создать профиль/));

    const group = await screen.findByRole('radiogroup');
    await vi.waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('true'));
    const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Выберите возрастное ограничение');
  });

  it('switches the PIN on viewing off where nothing is above the age limit [PROF-008]', async () => {
    const { user } = await show();
    await toSettings(user);
    const toggle = screen.getByRole<HTMLInputElement>('switch');
    await user.click(await radio('16+'));
    await user.click(toggle);
    expect([toggle.disabled, toggle.checked]).toEqual([false, true]);

    await user.click(await radio('18+'));

    expect([toggle.disabled, toggle.checked]).toEqual([true, false]);
  });

  it('says what was not saved, and leaves it so', async () => {
    const editProfile = () =>
      Promise.reject(errorAnswer({ status: 500, code: 1, description: 'Не сейчас' }));
    const { onDone, user } = await show({ editProfile });
    await toSettings(user);
    await user.click(await radio('6+'));
    await user.click(await button(/^Создать профиль/));
    await atStep(/^Профиль есть/);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'картинка',
      'возрастное ограничение',
      'ПИН-код на\u00A0просмотр',
    ]);
    expect(await screen.findByText('Не сейчас')).toBeTruthy();

    await user.click(await button(/^Оставить так/));

    await vi.waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({
        status: 'created',
        id: 'profile-new',
        unsaved: ['icon', 'ageLimit', 'viewingPin'],
      }),
    );
  });

  it('lets the viewer go on without pictures', async () => {
    const { user } = await show({ listIcons: () => Promise.reject(new Error('No connection')) });
    await toIcon(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Картинки/);

    await user.click(await button(/^Продолжить/));

    await atStep(/^Шаг 3 из 3/);
  });

  it('ends cancelled with Escape', async () => {
    const { onDone, user } = await show();
    await name();

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' }));
  });
});
