import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filmFoot, filmPage } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { FilmFoot, FilmPage } from './index.ts';

describe('FilmPage, immersive', () => {
  it('names the film once as the heading of the page', async () => {
    await renderWithLabel(<FilmPage {...filmPage} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Кассиопея');
  });

  it('offers to watch and the trailer', async () => {
    await renderWithLabel(<FilmPage {...filmPage} />);
    const play = await screen.findByRole('link', { name: 'Смотреть' });
    expect(play.getAttribute('href')).toBe('/movies/kassiopeya/player');
    expect(screen.getByRole('link', { name: 'Трейлер' })).toBeTruthy();
  });

  it('has links to its parts, and the parts', async () => {
    await renderWithLabel(<FilmPage {...filmPage} />);
    const parts = within(await screen.findByRole('navigation', { name: 'Разделы страницы' }));
    for (const link of parts.getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).not.toBeNull();
    }
  });

  it('leaves out parts with nothing in them', async () => {
    await renderWithLabel(
      <FilmPage {...filmPage} foot={<FilmFoot {...filmFoot} persons={[]} similar={[]} />} />,
    );
    const parts = within(await screen.findByRole('navigation', { name: 'Разделы страницы' }));
    expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual(['О\u00A0фильме']);
  });

  it('says the rating and who gave it', async () => {
    await renderWithLabel(<FilmPage {...filmPage} />);
    expect(await screen.findByText('Рейтинг 7,4 из 10')).toBeTruthy();
    expect(screen.getByText('12 480 оценок')).toBeTruthy();
  });
});
