import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { CollectionCard } from './index.ts';

const collection = {
  id: 'kto-ubil',
  href: '/collections/kto-ubil',
  title: 'Кто убил',
  picture: { url: '/api/v1/images/collection-kto-ubil', color: '#14264a', tone: 'dark' },
  description: '24\u00A0детектива',
} as const;

describe.each(['main', 'alternate'] as const)('CollectionCard of %s', (label) => {
  it('names the collection and leads to it', async () => {
    await renderWithLabel(<CollectionCard collection={collection} />, { label });

    const link = await screen.findByRole('link', { name: /Кто убил/u });
    expect(link.getAttribute('href')).toBe('/collections/kto-ubil');
    expect(screen.getByText('24 детектива')).toBeTruthy();
  });

  it('asks for its picture in the size of its place [CONST-007]', async () => {
    const { container } = await renderWithLabel(<CollectionCard collection={collection} />, {
      label,
    });
    await screen.findByRole('link');

    const avif = container.querySelector('source[type="image/avif"]')?.getAttribute('srcset');
    expect(avif).toMatch(/352x226\.avif 1x, .+704x452\.avif 2x$/u);
  });
});
