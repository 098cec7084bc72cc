import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { AppBanner } from './app-banner.tsx';

const storeHref = 'https://rustore.example/sofit';

describe('AppBanner', () => {
  it('opens the app’s page in the store [APPBAN-010]', async () => {
    await renderWithLabel(<AppBanner storeHref={storeHref} onClose={() => {}} />);
    const open = await screen.findByRole('link', { name: 'Открыть' });
    expect(open.getAttribute('href')).toBe(storeHref);
  });

  it('names the site and takes no focus; closing it is reported once', async () => {
    const onClose = vi.fn();
    await renderWithLabel(<AppBanner storeHref={storeHref} onClose={onClose} />);
    expect((await screen.findByText(/Софит/u)).textContent).toBe('Софит в\u00A0приложении');
    await vi.waitFor(() => expect(document.activeElement).toBe(document.body));

    await userEvent.click(screen.getByRole('button', { name: 'Закрыть предложение приложения' }));

    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
