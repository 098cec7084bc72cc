import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filmFoot } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { PeopleGroups, PersonHead } from './index.ts';

describe.each(['main', 'alternate'] as const)('PeopleGroups of %s', (label) => {
  it('leads to each person, under the trade', async () => {
    await renderWithLabel(
      <PeopleGroups
        groups={[{ id: 'actor', heading: 'В ролях', persons: filmFoot.persons.slice(0, 2) }]}
      />,
      { label },
    );

    const group = screen.getByRole('region', { name: 'В ролях' });
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['/persons/0', 'Анна Ветровакапитан'],
      ['/persons/1', 'Олег Самаринкапитан'],
    ]);
  });
});

describe('PersonHead', () => {
  it('names the person as the heading of the page', async () => {
    await renderWithLabel(<PersonHead name="Анна Ветрова" trades="актриса" />);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Анна Ветрова');
  });
});
