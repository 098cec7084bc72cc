import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { EntryRows } from './index.ts';

const film = {
  id: 'mayak',
  title: 'Маяк',
  href: '/movies/mayak',
  notes: ['Фильм', 'осталось 27 мин'],
  picture: { image: makeTitle('mayak', 'Маяк').backdrop, shape: 'wide' },
  progress: 0.5,
} as const;

describe.each(['main', 'alternate'] as const)('EntryRows of %s', (label) => {
  it('name the list and lead to what each row is about', async () => {
    await renderWithLabel(<EntryRows label="История" rows={[film]} />, { label });

    const list = await screen.findByRole('list', { name: 'История' });
    expect(within(list).getByRole('link', { name: 'Маяк' }).getAttribute('href')).toBe(
      '/movies/mayak',
    );
    expect(screen.getByText('осталось 27 мин')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Просмотрено 50\u00A0%' })).toBeTruthy();
  });

  it('lead to a page beside the site, and say of which row', async () => {
    const outside = { title: 'Чек', name: 'Чек: «Маяк»', href: 'https://pay.example/receipt' };
    await renderWithLabel(<EntryRows label="Платежи" rows={[{ ...film, outside }]} />, { label });

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Чек: «Маяк»' });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://pay.example/receipt',
      '_blank',
      'noopener',
    ]);
  });

  it('have a button that says of which row, and keeps the focus when its words change', async () => {
    function Turned() {
      const [title, setTitle] = useState('Убрать');
      const onPress = () => setTitle('Вернуть');
      const action = { title, name: `${title} «Маяк»`, onPress };
      return <EntryRows label="История" rows={[{ ...film, action }]} />;
    }
    await renderWithLabel(<Turned />, { label });
    (await screen.findByRole('button', { name: 'Убрать «Маяк»' })).focus();

    await userEvent.keyboard('{Enter}');

    expect(document.activeElement).toBe(
      await screen.findByRole('button', { name: 'Вернуть «Маяк»' }),
    );
  });

  it('does nothing while an answer is awaited', async () => {
    const onPress = vi.fn();
    const action = { title: 'Убрать', name: 'Убрать «Маяк»', isBusy: true, onPress };
    await renderWithLabel(<EntryRows label="История" rows={[{ ...film, action }]} />, { label });

    await userEvent.click(await screen.findByRole('button', { name: 'Убрать «Маяк»' }));

    expect(onPress).not.toHaveBeenCalled();
  });

  it('opens over the page where a row leads nowhere', async () => {
    const onPress = vi.fn();
    const { href: _none, ...letter } = film;
    await renderWithLabel(<EntryRows label="Письма" rows={[{ ...letter, onPress }]} />, { label });

    await userEvent.click(await screen.findByRole('button', { name: 'Маяк' }));

    expect(onPress).toHaveBeenCalledOnce();
  });

  it('say in the row why its action is closed, and do nothing', async () => {
    const onPress = vi.fn();
    const action = { title: 'Убрать', name: 'Убрать «Маяк»', onPress };
    const closed = { ...action, closedReason: 'Только взрослый' };
    await renderWithLabel(<EntryRows label="История" rows={[{ ...film, action: closed }]} />, {
      label,
    });
    const button = await screen.findByRole('button', { name: 'Убрать «Маяк»' });

    await userEvent.click(button);

    expect(onPress).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Только взрослый');
    expect(reason?.closest('li')).toBe(button.closest('li'));
  });
});
