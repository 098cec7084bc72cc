import { titles } from '../../testing/fixtures.ts';
import type { SearchHit, SearchHitGroup } from './search-results.types.ts';

const picture = (id: string) =>
  ({ url: `/api/v1/images/${id}`, color: '#27455d', tone: 'dark' }) as const;

/** A hit for stories and tests. */
export const hitOf = (title: string, hit: Partial<SearchHit> = {}): SearchHit => ({
  id: title,
  href: `/found/${encodeURIComponent(title)}`,
  title,
  matches: [],
  kind: 'collection',
  kindName: 'Подборка',
  ...hit,
});

/** Films among what was found. */
export const filmHits: readonly SearchHit[] = titles.map((summary) =>
  hitOf(summary.title, {
    id: summary.id,
    href: summary.href,
    kind: 'media_item',
    kindName: 'Фильм',
    facts: [summary.year, summary.genres[0]].filter(Boolean).join(', '),
    matches: [{ start: 0, end: 3 }],
    summary,
  }),
);

/** Some of every look: posters, people, channels. */
export const groups: readonly SearchHitGroup[] = [
  { kind: 'media_item', heading: 'Фильмы и сериалы', hits: filmHits },
  {
    kind: 'person',
    heading: 'Люди',
    hits: [
      hitOf('Анна Ветрова', { kind: 'person', kindName: 'Человек', facts: 'Актёр' }),
      hitOf('Фриц Ланг', { kind: 'person', kindName: 'Человек', facts: 'Режиссёр' }),
    ],
  },
  {
    kind: 'karaoke_item',
    heading: 'Караоке',
    hits: [
      hitOf('Метро', {
        kind: 'karaoke_item',
        kindName: 'Песня',
        facts: 'Группа «Перегон»',
        picture: picture('poster-metropolis'),
      }),
    ],
  },
];
