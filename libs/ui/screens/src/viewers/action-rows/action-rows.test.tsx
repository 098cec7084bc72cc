import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ActionRows } from './index.ts';

describe.each(['main', 'alternate'] as const)('ActionRows of %s', (label) => {
  it('are links and buttons whose names hold what is in force', async () => {
    const onPress = vi.fn();
    await renderWithLabel(
      <ActionRows
        rows={[
          { id: 'language', title: 'Язык', value: 'Русский', icon: 'globe', onPress },
          { id: 'anna', title: 'Анна', note: 'Смотрит сейчас', avatar: {}, href: '/my/profiles/1' },
        ]}
      />,
      { label },
    );

    await userEvent.click(await screen.findByRole('button', { name: /^Язык\s?Русский$/ }));

    expect(onPress).toHaveBeenCalledOnce();
    const link = screen.getByRole('link', { name: /^Анна\s?Смотрит сейчас$/ });
    expect(link.getAttribute('href')).toBe('/my/profiles/1');
  });

  it('do nothing while an answer is awaited, and keep the focus', async () => {
    const onPress = vi.fn();
    await renderWithLabel(
      <ActionRows rows={[{ id: 'out', title: 'Выйти', isBusy: true, onPress }]} />,
      { label },
    );
    await userEvent.tab();

    await userEvent.keyboard('{Enter}');

    expect(onPress).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Выйти' }));
  });

  it('say why one of them is closed, do nothing and keep the focus', async () => {
    const onPress = vi.fn();
    const row = { id: 'pin', title: 'Отключить ПИН-код', note: 'Его не будут спрашивать', onPress };
    await renderWithLabel(<ActionRows rows={[{ ...row, closedReason: 'Только главный' }]} />, {
      label,
    });
    await userEvent.tab();

    await userEvent.keyboard('{Enter}');

    expect(onPress).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: /^Отключить ПИН-код\s?Только главный$/ });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
