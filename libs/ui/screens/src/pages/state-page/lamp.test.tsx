import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { StatePage } from './index.ts';

describe('StatePage, lamp', () => {
  it.each([
    ['notFound', 'Здесь темно'],
    ['error', 'Лампа перегорела'],
    ['empty', 'Пока пусто'],
    ['opening', 'Свет скоро зажгут'],
  ] as const)('has its own words for %s', async (kind, heading) => {
    await renderWithLabel(<StatePage kind={kind} />);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it.each(['main', 'alternate'] as const)(
    'shows the code that support asks for, on %s',
    async (label) => {
      await renderWithLabel(<StatePage kind="error" code="3-1-2000034" />, { label });
      expect((await screen.findByText(/3-1-2000034/u)).textContent).toBe('Код ошибки 3-1-2000034');
    },
  );

  it.each(['main', 'alternate'] as const)('leads home beside the action, on %s', async (label) => {
    const home = { title: 'На главную', href: '/' };
    const action = { title: 'Повторить', href: '/movies' };
    await renderWithLabel(<StatePage kind="error" action={action} home={home} />, { label });

    expect((await screen.findByRole('link', { name: home.title })).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: action.title })).toBeTruthy();
  });

  it.each(['main', 'alternate'] as const)(
    'looks whether the site has opened in a document anew, on %s',
    async (label) => {
      await renderWithLabel(<StatePage kind="opening" />, { label });

      const link = await screen.findByRole('link', { name: /Обновить/u });
      expect(link.dataset).toHaveProperty('document');
    },
  );

  it('says what it is given instead', async () => {
    await renderWithLabel(
      <StatePage
        kind="empty"
        heading="История пуста"
        action={{ title: 'К фильмам', href: '/movies' }}
      />,
    );
    expect(await screen.findByRole('heading', { name: 'История пуста' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'К фильмам' }).getAttribute('href')).toBe('/movies');
  });
});
