import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import type { NavigationProps } from './navigation.types.ts';
import NavigationMasthead from './masthead.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// Every word takes 100 px and the row 520: four words and «Ещё».
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(520);
});

const show = (given: Partial<NavigationProps> = {}) =>
  renderWithLabel(<NavigationMasthead {...navigation} {...given} />, { label: 'alternate' });
const sections = () => screen.findByRole('navigation', { name: 'Главное меню' });
const sheetOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

describe('NavigationMasthead', () => {
  it('puts the words that do not fit under «Ещё»', async () => {
    await show();
    const more = within(await sections()).getByRole('button', { name: 'Ещё' });

    await userEvent.click(more);

    const links = [...(sheetOf(more)?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    expect(links).toEqual(['Детям', 'Спорт', 'Документальное', 'Караоке']);
  });

  it('lets no further word in before the fonts are there', async () => {
    const fonts = Object.assign(new EventTarget(), { status: 'loading' });
    vi.stubGlobal('document', Object.assign(document, { fonts }));
    const leftOut = async () =>
      sheetOf(within(await sections()).getByRole('button', { name: 'Ещё' }))?.querySelectorAll('a')
        .length;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    await show();
    expect(await leftOut()).toBe(6);

    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(520);
    act(() => fonts.dispatchEvent(new Event('loadingdone')));
    expect(await leftOut()).toBe(6);

    fonts.status = 'loaded';
    act(() => fonts.dispatchEvent(new Event('loadingdone')));
    expect(await leftOut()).toBe(4);
    Reflect.deleteProperty(document, 'fonts');
  });

  it('closes «Ещё» with Escape and gives the focus back', async () => {
    await show();
    const more = within(await sections()).getByRole('button', { name: 'Ещё' });
    await userEvent.click(more);
    await userEvent.tab();

    await userEvent.keyboard('{Escape}');

    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(sheetOf(more)?.hidden).toBe(true);
    expect(document.activeElement).toBe(more);
  });

  it('closes «Ещё» when focus leaves it or a press lands elsewhere', async () => {
    await show();
    const more = within(await sections()).getByRole('button', { name: 'Ещё' });

    await userEvent.click(more);
    fireEvent.focusIn(document.body);
    expect(more.getAttribute('aria-expanded')).toBe('false');

    await userEvent.click(more);
    fireEvent.pointerDown(document.body);
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks the section that the page stands in', async () => {
    await show({ currentPath: '/movies/general' });

    const current = within(await sections())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Фильмы']);
  });

  it.each([
    ['button', 'Закрыть'],
    ['link', 'Спорт'],
  ])('closes the menu over the screen with its %s «%s» [HEAD-010]', async (role, name) => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    const menu = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Меню' });
    expect(menu.open).toBe(true);

    await userEvent.click(within(menu).getByRole(role, { name }));

    expect(menu.isConnected).toBe(false);
  });

  it('offers the messages in the menu to a viewer only [HEAD-005]', async () => {
    const linksOf = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
      const menu = within(await screen.findByRole('dialog', { name: 'Меню' }));
      return menu.getAllByRole('link').map((link) => link.textContent);
    };
    const { unmount } = await show();
    expect(await linksOf()).not.toContain('Письма');
    unmount();

    await show({ viewer: { name: 'Мария', href: '/profile', hasUnread: false } });
    expect(await linksOf()).toContain('Письма');
  });

  it('offers no login where there is no way to sign in, in the menu neither [HEAD-009]', async () => {
    await show({ loginHref: undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Меню' }));
    await screen.findByRole('dialog', { name: 'Меню' });

    expect(screen.queryAllByRole('link', { name: 'Войти' })).toEqual([]);
  });

  it('counts the words again when the window has rested for 150 ms [HEAD-012]', async () => {
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          resized.push(listener);
        }
        observe() {}
        disconnect() {}
      },
    );
    await show();
    const more = within(await sections()).getByRole('button', { name: 'Ещё' });
    const leftOut = () => sheetOf(more)?.querySelectorAll('a').length;
    expect(leftOut()).toBe(4);

    vi.useFakeTimers();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    for (const listener of resized) listener();
    act(() => vi.advanceTimersByTime(149));
    for (const listener of resized) listener();
    act(() => vi.advanceTimersByTime(149));
    expect(leftOut()).toBe(4);

    act(() => vi.advanceTimersByTime(1));
    expect(leftOut()).toBe(6);
  });

  it('offers the way to sign in to a visitor, and messages and profile to a viewer', async () => {
    const { unmount } = await show();
    expect((await screen.findByRole('link', { name: 'Войти' })).getAttribute('href')).toBe(
      '/login',
    );
    unmount();

    await show({ viewer: { name: 'Мария', href: '/profile', hasUnread: true } });
    const header = await screen.findByRole('banner');
    expect(within(header).getByRole('link', { name: 'Письма, есть непрочитанные' })).toBeTruthy();
    expect(within(header).getByRole('link', { name: 'Профиль «Мария»' })).toBeTruthy();
    expect(within(header).queryByRole('link', { name: 'Войти' })).toBeNull();
  });

  it('offers the page in every language, each named in its own', async () => {
    await show();
    const button = await screen.findByRole('button', { name: 'Рус, Язык' });

    await userEvent.click(button);

    const links = [...(sheetOf(button)?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.lang, link.textContent])).toEqual([
      ['ru', 'Русский'],
      ['en', 'English'],
      ['hy', 'Հայերեն'],
    ]);
  });
});
