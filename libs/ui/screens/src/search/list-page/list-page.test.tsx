import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { CardGrid, ListNote, ListPage } from './index.ts';

it('is a heading over a list of cards, and counts none that is on its way', async () => {
  await renderWithLabel(
    <ListPage heading="Подборки">
      <CardGrid card="collection" label="Что нашлось" coming={3}>
        {['1', '2'].map((id) => (
          <a key={id} href={`/${id}`}>
            {id}
          </a>
        ))}
      </CardGrid>
    </ListPage>,
  );

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Подборки');
  expect(screen.getByRole('list', { name: 'Что нашлось' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('says that there is nothing, and where to go', async () => {
  await renderWithLabel(
    <ListNote
      heading="Ничего не нашлось"
      text="Уберите часть фильтров."
      action={{ title: 'Сбросить', href: '/catalog' }}
      isAnnounced
    />,
  );

  expect(screen.getByRole('status').textContent).toContain('Ничего не нашлось');
  expect(screen.getByRole('link', { name: 'Сбросить' }).getAttribute('href')).toBe('/catalog');
});
