import { mediaItemShortFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { positionRow } from './position-row.ts';

const { t } = await createTranslator('rus', { segments: ['my'] });
const film = {
  ...mediaItemShortFixture,
  id: 'mayak',
  slug: 'mayak',
  type: 'film' as const,
  name: 'Маяк',
  duration: 6000,
};
const entryOf = (item: object, timepoint: number, isViewed = false) => ({
  type: 'media_item' as const,
  media_item: { ...film, ...item },
  media_position: { timepoint, is_viewed: isViewed },
});

describe('positionRow', () => {
  it('goes on with a film and says what is left of it [CARD-015]', () => {
    expect(positionRow(entryOf({}, 3000), t)).toEqual({
      id: 'mayak',
      title: 'Маяк',
      href: '/movies/mayak/player',
      notes: ['осталось 50\u00A0мин'],
      picture: { image: film.screenshots[0] ?? film.poster, shape: 'wide' },
      progress: 0.5,
    });
  });

  it('says which episode of which series it is', () => {
    const episode = {
      type: 'episode' as const,
      slug: 'marevo-3',
      series_name: 'Марево',
      season_order_number: 1,
      order_number: 3,
    };
    const row = positionRow(entryOf(episode, 6000, true), t);

    expect(row.notes).toEqual(['Марево, сезон\u00A01, серия\u00A03', 'Просмотрено']);
    expect([row.href, row.progress]).toEqual(['/episodes/marevo-3/player', 1]);
  });

  it('plays a short series as stories [CARD-016]', () => {
    const category = { alias: 'shortseries', name: 'Короткие сериалы' };

    expect(positionRow(entryOf({ type: 'episode', category }, 0), t)).toMatchObject({
      href: '/episodes/mayak/stories',
      notes: [],
      progress: 0,
    });
  });
});
