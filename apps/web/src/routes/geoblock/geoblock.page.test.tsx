import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { GeoblockPage } from './geoblock.page.tsx';

describe('GeoblockPage', () => {
  it('explains why nothing can be watched and what to try, unseen by search engines [ROUTE-085]', async () => {
    const page = <GeoblockPage address="https://sofit.example/geoblock" />;
    await renderPage([{ path: '/geoblock', element: page }], '/geoblock');

    expect(await screen.findByRole('heading', { name: 'Здесь смотреть нельзя' })).toBeTruthy();
    expect(screen.getByText(/VPN/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Попробовать/u }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
