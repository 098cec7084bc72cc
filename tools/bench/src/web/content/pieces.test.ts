import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const poster = { url: '/api/v1/images/poster-kino' };

describe('piecesOf', () => {
  it('makes a heading of a named row and cards of what it lists', () => {
    const view = {
      name: 'Главная',
      media_blocks: [
        { name: 'Сегодня', items: [{ media_item: { name: 'Кино', slug: 'k', poster } }] },
      ],
    };

    expect(piecesOf(view)).toEqual([
      { title: 'Главная' },
      { title: 'Сегодня' },
      { title: 'Кино', href: '/k', picture: '/api/v1/images/poster-kino' },
    ]);
  });

  it('leaves out what has neither picture nor list', () => {
    expect(piecesOf({ genres: [{ name: 'драма' }] })).toEqual([]);
  });

  it('makes no second card of what only belongs to a card', () => {
    const logo = { url: '/api/v1/images/channel-arena' };
    const programme = { name: 'Матч', id: 'm', logo, channel_info: { name: 'Арена', logo } };

    expect(piecesOf([programme]).map(({ title }) => title)).toEqual(['Матч']);
  });
});
