import { mediaItemPath } from '@foyer/blocks';
import { mediaItemQuery } from '@foyer/client';
import type { MediaItem, PersonRole } from '@foyer/contract';
import { addressIn } from '../routes/page-head.ts';
import type { LoaderPage } from '../routes/loader-page.ts';
import { filmCrumbs } from '../routes/media-item/film-page-props.ts';
import { crumbsData } from './crumbs-data.ts';
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

const namesOf = (persons: MediaItem['persons'], role: PersonRole) =>
  persons.filter((person) => person.role === role).map(({ name }) => ({ '@type': 'Person', name }));

/** A title for search engines, as schema.org describes films and series. SEO-002 to SEO-004 */
export function filmData(item: MediaItem, { origin, language }: LoaderPage): StructuredData {
  const { wink } = item.ratings;
  return {
    '@context': 'https://schema.org',
    '@type': types[item.type],
    name: item.name,
    ...(item.original_name ? { alternateName: item.original_name } : {}),
    url: addressIn(origin + mediaItemPath(item), language),
    image: `${origin}${item.poster.url}/600x900.jpg`,
    description: item.summary,
    datePublished: item.premiere_date,
    genre: item.genres.map(({ name }) => name),
    countryOfOrigin: item.countries.map((name) => ({ '@type': 'Country', name })),
    contentRating: item.age_level.name,
    isFamilyFriendly: item.age_level.age_value <= familyAge,
    director: namesOf(item.persons, 'director'),
    actor: namesOf(item.persons, 'actor'),
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

/** What a film's page, once loaded, says to search engines: the way to it, and the film. */
export function filmPageData(id: string, page: LoaderPage): StructuredData[] {
  const { queryClient, client, label, language, t } = page;
  const item = queryClient.getQueryData<MediaItem>(mediaItemQuery(client, id).queryKey);
  if (!item) return [];
  const crumbs = filmCrumbs(item, { t, siteName: label.name[language] });
  return [crumbsData(crumbs, page), filmData(item, page)];
}
