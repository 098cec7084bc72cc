import type { MediaItemEntry, MediaPosition } from '@foyer/contract';
import { episodeFixture, seasonFixture, seriesItemFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { episodesProps } from './episodes-props.ts';

const seasonEntry = (order_number: number): MediaItemEntry => ({
  type: 'media_item',
  media_item: {
    ...seasonFixture,
    id: `season-${order_number}`,
    slug: `season-${order_number}`,
    short_name: `Сезон ${order_number}`,
    order_number,
  },
});
const seasons = { items: [seasonEntry(1), seasonEntry(2)] };
const shown = { seriesId: 'marevo', seasonId: 'season-1' };

const at = (media_position?: MediaPosition): MediaItemEntry => ({
  type: 'media_item',
  media_item: { ...episodeFixture, duration: 1200 },
  ...(media_position && { media_position }),
});

async function propsOf({
  item = seriesItemFixture,
  entries = [at()],
  next,
}: {
  item?: typeof seriesItemFixture;
  entries?: MediaItemEntry[];
  next?: string;
}) {
  const { t } = await createTranslator('rus', { segments: ['item'] });
  const episodes = { items: entries, ...(next !== undefined && { next_cursor: next }) };
  return episodesProps(
    { item, seasons, episodes, shown },
    { t, language: 'rus', timeZone: 'Europe/Moscow' },
  );
}

describe('episodesProps', () => {
  it('leads from each episode to its player [CARD-001]', async () => {
    const { episodes } = await propsOf({});

    expect(episodes.map(({ href, number, minutes }) => [href, number, minutes])).toEqual([
      ['/episodes/marevo-sezon-1-seriya-3/player', 3, 20],
    ]);
  });

  it('shows how far an episode was watched, once it was really begun', async () => {
    const { episodes } = await propsOf({
      entries: [
        at({ timepoint: 5, is_viewed: false }),
        at({ timepoint: 300, is_viewed: false }),
        at({ timepoint: 1190, is_viewed: true }),
      ],
    });

    expect(episodes.map(({ progress, isWatched }) => [progress, isWatched])).toEqual([
      [undefined, false],
      [0.25, false],
      [undefined, true],
    ]);
  });

  it('keeps the page of a series when another season is chosen', async () => {
    const { seasons: links } = await propsOf({});

    expect(links.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ['/series/marevo?season=1#episodes', true],
      ['/series/marevo?season=2#episodes', false],
    ]);
  });

  it('leads from a season to the page of another, and marks the episode of a page', async () => {
    const season = { ...seriesItemFixture, ...seasonFixture };
    const episode = { ...seriesItemFixture, ...episodeFixture };

    expect((await propsOf({ item: season })).seasons.map(({ href }) => href)).toEqual([
      '/seasons/season-1#episodes',
      '/seasons/season-2#episodes',
    ]);
    expect((await propsOf({ item: episode })).currentId).toBe(episodeFixture.id);
  });

  it('leads on in a season that is longer than one call', async () => {
    expect((await propsOf({ next: 'YQ' })).more?.href).toBe(
      '/series/marevo?season=1&after=YQ#episodes',
    );
    expect((await propsOf({})).more).toBeUndefined();
  });
});
