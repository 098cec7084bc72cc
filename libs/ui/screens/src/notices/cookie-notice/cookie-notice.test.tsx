import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { CookieNotice } from './index.ts';

describe.each(['main', 'alternate'] as const)('CookieNotice of %s', (label) => {
  it('takes no focus, leads to the explanation and reports the consent once', async () => {
    const onAccept = vi.fn();
    await renderWithLabel(<CookieNotice onAccept={onAccept} />, { label });
    await screen.findByRole('region', { name: 'Файлы cookie' });
    await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/docs');

    await userEvent.click(screen.getByRole('button', { name: 'Хорошо' }));

    expect(onAccept).toHaveBeenCalledTimes(1);
  });
});
