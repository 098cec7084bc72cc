import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { slides } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import HeroEditorial from './editorial.tsx';

afterEach(cleanup);

const lead = () => screen.findByRole('heading', { level: 2 });
const stories = () =>
  within(screen.getByRole('list', { name: 'Ещё на\u00A0первой полосе' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('HeroEditorial', () => {
  it('leads with the first slide and sets the next three as stories', async () => {
    await renderWithLabel(<HeroEditorial slides={slides} />, { label: 'alternate' });

    expect((await lead()).textContent).toBe('Город после\u00A0дождя');
    expect(screen.getByRole('status').textContent).toBe('1 / 4');
    expect(stories()).toEqual(['Тихая вода', 'Кассиопея', 'Лето в Гюмри']);
  });

  it('turns by its arrows, round both ends', async () => {
    await renderWithLabel(<HeroEditorial slides={slides} />, { label: 'alternate' });

    await userEvent.click(await screen.findByRole('button', { name: 'Предыдущая история' }));
    expect((await lead()).textContent).toBe('Лето в\u00A0Гюмри');
    expect(screen.getByRole('status').textContent).toBe('4 / 4');

    await userEvent.click(screen.getByRole('button', { name: 'Следующая история' }));
    expect((await lead()).textContent).toBe('Город после\u00A0дождя');
    expect(stories()).not.toContain('Город после дождя');
  });

  it('has no arrows for one slide alone', async () => {
    await renderWithLabel(<HeroEditorial slides={slides.slice(0, 1)} />, { label: 'alternate' });

    await lead();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says who made it, what it is and what viewers think, with a comma in the rating', async () => {
    const slide = slides.map((each) => ({ ...each, director: 'Анна Ветрова' })).slice(0, 1);
    await renderWithLabel(<HeroEditorial slides={slide} />, { label: 'alternate' });

    await lead();
    const lines = [...document.querySelectorAll('p')].map((line) => line.textContent);
    expect(lines.slice(-3)).toEqual([
      'Режиссёр Анна Ветрова',
      'детектив, драма, Россия\u00A0— Армения, 104\u00A0мин, 16+',
      'Оценка зрителей 8,4',
    ]);
  });
});
