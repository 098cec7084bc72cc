import type { MediaItemShort } from '@foyer/contract';
import type { TitleSummary } from '@foyer/screens/poster-card';
import { cardPath } from '@foyer/site-map';

const factsShown = 2;
const shortestDurationSeconds = 60;
const secondsPerMinute = 60;

/** What cards and heroes show of a media item; facts are cut as the specification says. */
export function titleSummary(item: MediaItemShort): TitleSummary {
  const [backdrop = item.poster] = item.screenshots;
  return {
    id: item.id,
    href: cardPath(item),
    title: item.name,
    poster: item.poster,
    backdrop,
    rating: item.ratings.wink,
    year: item.year,
    genres: item.genres.slice(0, factsShown).map(({ name }) => name),
    countries: item.countries.slice(0, factsShown),
    ...durationOf(item),
    ageLabel: item.age_level.name,
    summary: item.summary_short,
    isNew: item.is_new ?? false,
  };
}

/** Films of a minute or more show whole minutes. CARD-010 to CARD-012 */
function durationOf({ type, duration }: MediaItemShort): Pick<TitleSummary, 'durationMinutes'> {
  if (type !== 'film' || duration < shortestDurationSeconds) return {};
  return { durationMinutes: Math.round(duration / secondsPerMinute) };
}
