import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ConsentPage } from './index.ts';

describe.each(['main', 'alternate'] as const)('ConsentPage of %s', (label) => {
  it('takes one answer: none while it is on its way', async () => {
    const confirm = vi.fn();
    const cancel = vi.fn();
    const page = (isPending: boolean) => (
      <ConsentPage
        heading="Связать?"
        text="Аккаунт"
        confirm={{ title: 'Да', onPress: confirm }}
        cancel={{ title: 'Нет', onPress: cancel }}
        isPending={isPending}
      />
    );
    const { unmount } = await renderWithLabel(page(false), { label });
    expect(screen.getByRole('main').textContent).toContain('Связать?');
    await userEvent.click(screen.getByRole('button', { name: 'Да' }));
    await userEvent.click(screen.getByRole('button', { name: 'Нет' }));
    unmount();
    await renderWithLabel(page(true), { label });
    await userEvent.click(screen.getByRole('button', { name: /Да/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Нет' }));

    expect([confirm, cancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
