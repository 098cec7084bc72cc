import { mediaItemFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { episodeSlide, previewSlide, startOf, storyItems } from './story-slides.ts';

let t: Awaited<ReturnType<typeof createTranslator>>['t'];

beforeAll(async () => {
  ({ t } = await createTranslator('rus', { segments: ['stories'] }));
});

const film = { ...mediaItemFixture, type: 'film', id: 'mayak', slug: 'mayak' } as const;
const part = (number: number) => ({
  ...mediaItemFixture,
  type: 'episode' as const,
  id: `lift-${number}`,
  slug: `lift-${number}`,
  name: `Этаж ${number}`,
  series_id: 'lift',
  series_slug: 'lift',
  series_name: 'Лифт',
  season_order_number: 1,
  order_number: number,
});

describe('episodeSlide', () => {
  it('names the episode with its place, and leads to the page of its series', () => {
    expect(episodeSlide(part(3), t)).toMatchObject({
      id: 'lift-3',
      href: '/series/lift',
      title: 'Этаж 3',
      kicker: 'Лифт. Сезон 1, серия 3',
    });
  });

  it('leads to the page of a film, which has no place', () => {
    const { href, kicker } = episodeSlide(film, t);

    expect([href, kicker]).toEqual(['/movies/mayak', undefined]);
  });
});

describe('previewSlide', () => {
  it('leads from a short series to its stories, from anything else to its player [CARD-016]', () => {
    const short = { ...film, type: 'series', slug: 'lift' } as const;
    const category = { alias: 'shortseries', name: 'Короткие истории' };

    const hrefs = [
      { ...short, category },
      { ...short, category: undefined },
    ].map((item) => previewSlide(item, t).watch?.href);

    expect(hrefs).toEqual(['/series/lift/stories', '/series/lift/player']);
  });
});

describe('storyItems', () => {
  const parts = [part(1), part(2)];

  it('goes through the parts of a series', () => {
    expect(storyItems({ ...film, type: 'series' }, parts)).toBe(parts);
  });

  it('plays the title alone where its parts are not known, or it is none of those that are', () => {
    const late = part(101);

    expect([storyItems(film, []), storyItems(late, parts)]).toEqual([[film], [late]]);
  });
});

describe('startOf', () => {
  const items = [part(1), part(2), part(3)];

  it('begins with what the service has let play, else with the title of the address', () => {
    expect(startOf(items, ['lift-3', 'lift-2'])).toBe(2);
    expect(startOf(items, [undefined, 'lift-2'])).toBe(1);
    expect(startOf(items, [undefined, 'lift'])).toBe(0);
  });
});
