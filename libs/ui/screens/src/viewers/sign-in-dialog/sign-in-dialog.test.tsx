import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { longTitle, titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { SignInDialog, type SignInDialogProps } from './index.ts';

const [shown = longTitle] = titles;
const posters = titles.map(({ poster }) => poster);
const props: SignInDialogProps = {
  title: 'Вход или регистрация',
  isOpen: true,
  onClose: () => {},
  posters,
  cover: { picture: shown.backdrop, title: 'Чужие лица', facts: 'Драма' },
  step: { current: 1, total: 2 },
};

describe('SignInDialog', () => {
  it('stands before a wall of all posters in main', async () => {
    await renderWithLabel(<SignInDialog {...props} />);

    const dialog = await screen.findByRole('dialog', { name: 'Вход или регистрация' });
    expect(within(dialog).queryByText('Чужие лица')).toBeNull();
    expect(document.querySelectorAll('img[src*="/poster-"]')).toHaveLength(posters.length);
  });

  it('stands beside the cover of the day in the alternate label, and says the step', async () => {
    await renderWithLabel(<SignInDialog {...props} />, { label: 'alternate' });

    const dialog = await screen.findByRole('dialog', { name: 'Вход или регистрация' });
    expect(within(dialog).getByText('Чужие лица')).toBeTruthy();
    expect(within(dialog).getByText('Шаг 1 из 2')).toBeTruthy();
    expect(document.querySelectorAll('img')).toHaveLength(1);
  });

  it.each(['main', 'alternate'] as const)('closes by Escape in %s', async (label) => {
    const onClose = vi.fn();
    await renderWithLabel(<SignInDialog {...props} onClose={onClose} />, { label });
    await screen.findByRole('dialog');

    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
