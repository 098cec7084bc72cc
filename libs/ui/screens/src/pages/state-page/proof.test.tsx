import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import StatePageProof from './proof.tsx';

afterEach(cleanup);

describe('StatePageProof', () => {
  it('says in its own words what is missing and leads home', async () => {
    await renderWithLabel(<StatePageProof kind="notFound" />, { label: 'alternate' });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Эта страница вырвана',
    );
    expect(screen.getByRole('link', { name: 'На\u00A0главную' }).getAttribute('href')).toBe('/');
  });

  it('lists three things to read instead, no more', async () => {
    const suggestions = ['Маяк', 'След', 'Жест', 'Генерал'].map((title) => ({
      title,
      href: `/${title}`,
    }));
    await renderWithLabel(<StatePageProof kind="empty" suggestions={suggestions} />, {
      label: 'alternate',
    });

    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'Маяк',
      'След',
      'Жест',
    ]);
  });
});
