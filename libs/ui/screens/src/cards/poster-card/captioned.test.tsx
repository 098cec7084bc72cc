import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import PosterCardCaptioned from './captioned.tsx';

afterEach(cleanup);

describe('PosterCardCaptioned', () => {
  it('is one link named by the title alone', async () => {
    const title = makeTitle('general', 'Генерал', { rating: 8 });
    await renderWithLabel(<PosterCardCaptioned title={title} />, { label: 'alternate' });

    const link = await screen.findByRole('link', { name: 'Генерал' });
    expect(link.getAttribute('href')).toBe('/movies/general');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('gives rating, first genre and year under it [CARD-013]', async () => {
    const title = makeTitle('general', 'Генерал', { rating: 8, genres: ['комедия', 'драма'] });
    await renderWithLabel(<PosterCardCaptioned title={title} />, { label: 'alternate' });

    const facts = (await screen.findByText('комедия')).closest('p');
    expect(facts?.textContent).toBe('8,0Рейтинг 8,0комедия2024');
  });

  it('says «Новинка» where there is no rating yet', async () => {
    const { rating: _rating, ...title } = makeTitle('general', 'Генерал', { isNew: true });
    await renderWithLabel(<PosterCardCaptioned title={title} />, { label: 'alternate' });

    expect(await screen.findByText('Новинка')).toBeTruthy();
  });
});
