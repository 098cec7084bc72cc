import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { filmFoot, filmPage } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import FilmPageArticle from './article.tsx';
import { FilmFoot } from './index.ts';

afterEach(cleanup);

describe('FilmPageArticle', () => {
  it('opens with the title and leads to watching and to the trailer', async () => {
    await renderWithLabel(<FilmPageArticle {...filmPage} />, { label: 'alternate' });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Кассиопея');
    expect((await screen.findByRole('link', { name: 'Смотреть' })).getAttribute('href')).toBe(
      filmPage.playHref,
    );
    const trailers = screen.getAllByRole('link', { name: 'Трейлер' });
    expect(trailers.map((link) => link.getAttribute('href'))).toEqual([
      filmPage.trailerHref,
      filmPage.trailerHref,
    ]);
  });

  it('plays the film from the disc where there is no trailer', async () => {
    const { trailerHref: _trailer, ...foot } = filmFoot;
    await renderWithLabel(<FilmPageArticle {...foot} foot={<FilmFoot {...foot} />} />, {
      label: 'alternate',
    });

    await screen.findByRole('region', { name: 'Похожее' });
    const links = screen.getAllByRole('link', { name: 'Смотреть' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([foot.playHref, foot.playHref]);
    expect(screen.queryByText('Трейлер')).toBeNull();
  });

  it('sets score and count with the signs of the language', async () => {
    await renderWithLabel(<FilmPageArticle {...filmPage} />, { label: 'alternate' });

    expect(await screen.findByText('Рейтинг 7,4 из 10')).toBeTruthy();
    expect(screen.getByText('12 480 оценок').textContent).toContain('12\u202F480');
  });

  it('keeps every fact beside its term', async () => {
    await renderWithLabel(<FilmPageArticle {...filmPage} />, { label: 'alternate' });

    const terms = (await screen.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(terms).toContainEqual(['Режиссёр', 'Софья Дым']);
    expect(terms).toContainEqual(['Название в\u00A0оригинале', 'Cassiopeia']);
  });

  it('has cast and similar films as shelves of their own', async () => {
    await renderWithLabel(<FilmPageArticle {...filmPage} />, { label: 'alternate' });

    const cast = await screen.findByRole('region', { name: 'Актёры и\u00A0создатели' });
    expect(within(cast).getAllByRole('listitem')).toHaveLength(4);
    const similar = await screen.findByRole('region', { name: 'Похожее' });
    expect(await within(similar).findAllByRole('link')).toHaveLength(9);
  });
});
