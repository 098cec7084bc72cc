import type { MediaItem, MediaItemEntry, MediaItemsPage } from '@foyer/contract';
import { formatDate, type LanguageCode, type Translate } from '@foyer/ui/i18n';
import type { EpisodesProps } from '@foyer/screens/episodes';
import { cardPath, mediaItemPath } from '@foyer/site-map';
import { episodesQueryNames, type ShownEpisodes } from './shown-episodes.ts';

/** What turns entries into texts; with the texts of `item` loaded. */
interface EpisodeTexts {
  t: Translate;
  language: LanguageCode;
  timeZone: string;
}

/** What the part of the episodes shows. */
interface EpisodesSource {
  item: MediaItem;
  seasons: MediaItemsPage;
  episodes: MediaItemsPage;
  shown: ShownEpisodes;
}

/** Where the part stands on its page. */
export const episodesPartId = 'episodes';

const secondsPerMinute = 60;

/** Seconds into an episode from which on it counts as begun. CARD-015 */
const begunSeconds = 5;

/** The episodes of a season and the way to the other seasons, ready for the eye. */
export function episodesProps(source: EpisodesSource, texts: EpisodeTexts): EpisodesProps {
  const { item, seasons, episodes, shown } = source;
  const { t } = texts;
  const { next_cursor: next } = episodes;
  const season = seasons.items.find(({ media_item: { id } }) => id === shown.seasonId);
  return {
    heading: t('item.series.episodes'),
    seasons: seasons.items.map((each) => seasonLink(each, item, shown)),
    episodes: episodes.items.map((entry, index) => episodeSummary(entry, index, texts)),
    currentId: item.type === 'episode' ? item.id : item.series_position?.episode_id,
    empty: `${t('item.series.soon')}. ${t('item.series.soon_text')}`,
    ...(next !== undefined && {
      more: { title: t('item.series.more'), href: hrefWith(item, season, { after: next }) },
    }),
  };
}

function seasonLink(entry: MediaItemEntry, item: MediaItem, { seasonId }: ShownEpisodes) {
  const { id, name, short_name: short } = entry.media_item;
  return {
    id,
    title: short ?? name,
    href: hrefWith(item, entry),
    isCurrent: id === seasonId,
  };
}

/** The episodes of a season: below its series by a parameter, elsewhere on its own page. */
function hrefWith(
  item: MediaItem,
  season: MediaItemEntry | undefined,
  { after }: { after?: string } = {},
): string {
  const query = new URLSearchParams();
  const isOnSeries = item.type === 'series';
  const number = season?.media_item.order_number;
  if (isOnSeries && number !== undefined) query.set(episodesQueryNames.season, String(number));
  if (after !== undefined) query.set(episodesQueryNames.after, after);
  const page = mediaItemPath(isOnSeries || !season ? item : season.media_item);
  return `${page}${query.size > 0 ? `?${query}` : ''}#${episodesPartId}`;
}

function episodeSummary(
  { media_item: episode, media_position: position }: MediaItemEntry,
  index: number,
  { language, timeZone }: EpisodeTexts,
): EpisodesProps['episodes'][number] {
  const { id, name, order_number, duration, screenshots, poster, start_date: start } = episode;
  const [picture = poster] = screenshots;
  return {
    id,
    href: cardPath(episode),
    number: order_number ?? index + 1,
    title: name,
    picture,
    summary: episode.summary_short,
    ...(duration >= secondsPerMinute && { minutes: Math.round(duration / secondsPerMinute) }),
    ...(start !== undefined && {
      date: formatDate(new Date(start), language, { timeZone, withYear: false }),
    }),
    ...(position && {
      isWatched: position.is_viewed,
      ...(position.timepoint > begunSeconds && duration > 0 && !position.is_viewed
        ? { progress: Math.min(1, position.timepoint / duration) }
        : {}),
    }),
  };
}
