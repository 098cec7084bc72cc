import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { PersonalContents, PersonalSections } from './index.ts';

const sections = [
  {
    id: 'payments',
    title: 'Платежи',
    href: '/my/payments_and_services',
    icon: 'star',
    note: 'Счёт и подписки',
  },
  {
    id: 'journal',
    title: 'Журнал',
    href: '/my/journal',
    icon: 'mail',
    note: 'Письма',
    value: '2 новых',
  },
] as const;

describe.each(['main', 'alternate'] as const)('PersonalContents of %s', (label) => {
  it('leads to each section and says what is in it', async () => {
    await renderWithLabel(<PersonalContents label="Мой раздел" sections={sections} />, { label });

    const list = within(await screen.findByRole('navigation', { name: 'Мой раздел' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my/payments_and_services',
      '/my/journal',
    ]);
    expect(list.getByRole('link', { name: /Журнал.*2 новых.*Письма/ })).toBeTruthy();
  });
});

describe('PersonalSections', () => {
  const at = (label: 'main' | 'alternate') =>
    renderWithLabel(
      <PersonalSections
        label="Мой раздел"
        sections={sections}
        currentPath="/my/payments_and_services/payments"
      />,
      { label },
    );

  it('marks the section that a page is in', async () => {
    await at('main');

    const links = await screen.findAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  it('is left out on paper, where the crumbs lead back', async () => {
    await at('alternate');

    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  });
});
