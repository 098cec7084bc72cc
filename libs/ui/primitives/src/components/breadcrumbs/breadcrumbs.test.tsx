import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  it('leads everywhere but to the page itself [CRUMB-010]', async () => {
    await renderWithLabel(
      <Breadcrumbs
        items={[
          { title: 'Главная', href: '/' },
          { title: 'Фильмы', href: '/movies' },
          { title: 'Маяк', href: '/movies/mayak' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Главная',
      'Фильмы',
    ]);
    expect(screen.getByText('Маяк').getAttribute('aria-current')).toBe('page');
  });
});
