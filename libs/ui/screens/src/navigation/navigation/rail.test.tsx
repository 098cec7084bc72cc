import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { navigation } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import type { NavigationProps } from './navigation.types.ts';
import { Navigation } from './index.ts';

const show = async (given: Partial<NavigationProps> = {}) => {
  await renderWithLabel(<Navigation {...navigation} {...given} />);
  const [rail] = await screen.findAllByRole('navigation', { name: 'Главное меню' });
  if (!rail) throw new Error('no rail');
  return within(rail);
};

describe('Navigation, rail', () => {
  it('leads home, to the search and to every item of the menu [HEAD-001, HEAD-002, HEAD-004]', async () => {
    const rail = await show();
    expect(rail.getByRole('link', { name: 'Софит' }).getAttribute('href')).toBe('/');
    expect(rail.getByRole('link', { name: 'Поиск' }).getAttribute('href')).toBe('/search');
    for (const { title } of navigation.items) {
      expect(rail.getAllByRole('link', { name: title }).length).toBeGreaterThan(0);
    }
  });

  it('marks the current item', async () => {
    const rail = await show({ currentPath: '/movies/mayak' });
    const [film] = rail.getAllByRole('link', { name: 'Фильмы' });
    expect(film?.getAttribute('aria-current')).toBe('page');
    const [home] = rail.getAllByRole('link', { name: 'Главная' });
    expect(home?.hasAttribute('aria-current')).toBe(false);
  });

  it('offers a visitor the sign-in and no messages [HEAD-008]', async () => {
    const rail = await show();
    expect(rail.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/login');
    expect(rail.queryByRole('link', { name: /Письма/u })).toBeNull();
  });

  it('offers no login where there is no way to sign in [HEAD-009]', async () => {
    await show({ loginHref: undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    await screen.findByRole('dialog', { name: 'Меню' });

    expect(screen.queryAllByRole('link', { name: 'Войти' })).toEqual([]);
  });

  it('closes the menu over the screen with its button and forgets it [HEAD-010]', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    const menu = await screen.findByRole('dialog', { name: 'Меню' });

    await userEvent.click(within(menu).getByRole('button', { name: 'Закрыть' }));

    expect(menu.isConnected).toBe(false);
  });

  it('shows a viewer messages and profile [HEAD-005, HEAD-006, HEAD-007]', async () => {
    const rail = await show({ viewer: { name: 'Мария', href: '/my', hasUnread: true } });
    expect(rail.getByRole('link', { name: /Письма.*непрочитанные/u })).toBeTruthy();
    expect(rail.getByRole('link', { name: /Профиль «Мария»/u }).getAttribute('href')).toBe('/my');
  });

  it('closes «Ещё» on Escape and gives the focus back [HEAD-003]', async () => {
    const rail = await show();
    const summary = rail.getByText('Ещё').closest('summary');
    const details = summary?.closest('details');
    if (!summary || !details) throw new Error('no disclosure');
    await userEvent.click(summary);
    expect(details.open).toBe(true);
    summary.focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('opens the whole menu from the tab bar [HEAD-010]', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Меню' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toContain('Караоке');
    expect(menu.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/?lang=eng');
  });
});
