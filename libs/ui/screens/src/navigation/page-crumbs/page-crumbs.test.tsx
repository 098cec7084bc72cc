import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { PageCrumbs } from './page-crumbs.tsx';

describe('PageCrumbs', () => {
  it('shows the way in the language in force, the page itself not as a link', async () => {
    await renderWithLabel(<PageCrumbs path="/my/positions" />, {
      label: 'alternate',
      language: 'eng',
    });
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Polosa',
      'My section',
      'Watch history',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/my',
    ]);
  });

  it('shows nothing at home', async () => {
    await renderWithLabel(<PageCrumbs path="/" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
