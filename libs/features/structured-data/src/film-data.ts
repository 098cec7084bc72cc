import type { MediaItem, PersonRole } from '@foyer/contract';
import { mediaItemPath } from '@foyer/site-map';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { StructuredData } from './structured-data.ts';

/** Years up to which a title is for the whole family. SEO-002 */
const familyAge = 14;

/** How many votes one point of the rating stands for. SEO-003 */
const votesPerPoint = 1000;

const types = {
  film: 'Movie',
  series: 'TVSeries',
  season: 'TVSeason',
  episode: 'TVEpisode',
} as const satisfies Record<MediaItem['type'], string>;

const namesOf = (item: MediaItem, role: PersonRole, origin: string) =>
  item.persons
    .filter((person) => person.role === role)
    .map(({ name, slug }) => ({ '@type': 'Person', name, url: `${origin}/persons/${slug}` }));

/** What a series consists of, and where a season or an episode stands in it. */
function placeIn(item: MediaItem, origin: string): StructuredData {
  const { type, order_number: number, children_amount: count } = item;
  if (type === 'film') return {};
  const series = partOf('TVSeries', item.series_name, 'series', item.series_slug, origin);
  const season = partOf('TVSeason', item.season_short_name, 'season', item.season_slug, origin);
  if (type === 'series') return count ? { numberOfSeasons: count } : {};
  if (type === 'season') {
    return {
      ...(number !== undefined && { seasonNumber: number }),
      ...(count ? { numberOfEpisodes: count } : {}),
      ...(series && { partOfSeries: series }),
    };
  }
  return {
    ...(number !== undefined && { episodeNumber: number }),
    ...(series && { partOfSeries: series }),
    ...(season && { partOfSeason: season }),
  };
}

function partOf(
  schemaType: string,
  name: string | undefined,
  type: MediaItem['type'],
  slug: string | undefined,
  origin: string,
): StructuredData | undefined {
  if (name === undefined || slug === undefined) return undefined;
  return { '@type': schemaType, name, url: origin + mediaItemPath({ type, slug }) };
}

/** A title for search engines, as schema.org describes films and series. SEO-002 to SEO-004 */
export function filmData(item: MediaItem, { origin, language }: LoaderPage): StructuredData {
  const { wink } = item.ratings;
  return {
    '@context': 'https://schema.org',
    '@type': types[item.type],
    name: item.name,
    ...(item.original_name ? { alternateName: item.original_name } : {}),
    url: addressIn(origin + mediaItemPath(item), language),
    image: `${origin}${item.poster.url}/460x666.jpg`,
    description: item.summary,
    datePublished: item.premiere_date,
    genre: item.genres.map(({ name }) => name),
    countryOfOrigin: item.countries.map((name) => ({ '@type': 'Country', name })),
    contentRating: item.age_level.name,
    isFamilyFriendly: item.age_level.age_value <= familyAge,
    director: namesOf(item, 'director', origin),
    actor: namesOf(item, 'actor', origin),
    ...placeIn(item, origin),
    ...(item.duration > 0 ? { duration: `PT${Math.max(1, Math.round(item.duration / 60))}M` } : {}),
    ...(wink > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: wink,
            bestRating: 10,
            worstRating: 0,
            ratingCount: Math.round(wink * votesPerPoint),
          },
        }
      : {}),
  };
}
