import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ServiceCard } from './index.ts';

const service = {
  id: 'kino',
  href: '/services/kino',
  title: 'Кино',
  picture: { url: '/api/v1/images/service-kino', color: '#3a2c14', tone: 'dark' },
  promoLabel: '14 дней бесплатно',
  isActive: false,
} as const;

describe.each(['main', 'alternate'] as const)('ServiceCard of %s', (label) => {
  it('offers the service and leads to it', async () => {
    await renderWithLabel(<ServiceCard service={service} />, { label });

    const link = await screen.findByRole('link', { name: /Кино/u });
    expect(link.getAttribute('href')).toBe('/services/kino');
    expect(screen.getByText('14 дней бесплатно')).toBeTruthy();
  });

  it('says that the viewer has it, in place of the offer', async () => {
    await renderWithLabel(<ServiceCard service={{ ...service, isActive: true }} />, { label });

    expect(await screen.findByText('Подключено')).toBeTruthy();
    expect(screen.queryByText('14 дней бесплатно')).toBeNull();
  });
});
