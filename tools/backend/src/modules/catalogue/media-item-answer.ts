import { type Image, type Language, type MediaItemShort, textIn } from '@foyer/contract';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { CatalogueSnapshot, MediaItemRow } from './catalogue.store.ts';

/** What answers about items depend on, the same for everybody. */
export interface AnswerView {
  snapshot: CatalogueSnapshot;
  images: ImageFacts;
  language: Language;
  /** `YYYY-MM-DD`: what has its premiere after it is coming soon. */
  today: string;
  /** Answers made before, by the id of the item. */
  made: Map<string, MediaItemShort>;
}

/** The title that tells of an item: itself, of a season or an episode its series. */
export const titleOf = (item: MediaItemRow, { itemsById }: CatalogueSnapshot): MediaItemRow =>
  (item.seriesId === null ? undefined : itemsById.get(item.seriesId)) ?? item;

/** The service's own rating; PostgreSQL keeps a float of four bytes, longer in eight: 8.399999618530273. */
export const ownRating = ({ rating }: MediaItemRow): number => Math.round(rating * 10) / 10;

/** Names of rows by id, in the order of the ids. */
function namesOf(
  rows: CatalogueSnapshot['genres'],
  ids: readonly string[],
  language: Language,
): string[] {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [textIn(row.names, language)] : [];
  });
}

/** The wide picture of an item: its backdrop, of an episode its still. */
export function backdropOf(item: MediaItemRow, { snapshot, images }: AnswerView): Image {
  if (item.type === 'episode') return images.describe(`still-${item.slug}`);
  return images.describe(`backdrop-${titleOf(item, snapshot).slug}`);
}

/** The upright picture of an item; an episode has its season's. */
export function posterOf(item: MediaItemRow, { snapshot, images }: AnswerView): Image {
  const shown = item.seasonId === null ? item : (snapshot.itemsById.get(item.seasonId) ?? item);
  return (
    images.find(`poster-${shown.slug}`) ?? images.describe(`poster-${titleOf(item, snapshot).slug}`)
  );
}

function seriesPlace(
  item: MediaItemRow,
  { snapshot, language }: AnswerView,
): Partial<MediaItemShort> {
  const { seasonsBySeries, episodesBySeason, itemsById } = snapshot;
  if (item.type === 'series') {
    return { children_amount: seasonsBySeries.get(item.id)?.length ?? 0 };
  }
  if (item.seriesId === null) return {};
  const series = titleOf(item, snapshot);
  const season = item.seasonId === null ? undefined : itemsById.get(item.seasonId);
  return {
    ...(item.shortNames && { short_name: textIn(item.shortNames, language) }),
    series_id: series.id,
    series_slug: series.slug,
    series_name: textIn(series.names, language),
    ...(item.orderNumber !== null && { order_number: item.orderNumber }),
    ...(item.type === 'season' && {
      children_amount: episodesBySeason.get(item.id)?.length ?? 0,
    }),
    ...(season && {
      season_id: season.id,
      season_slug: season.slug,
      season_order_number: season.orderNumber ?? 1,
      ...(season.shortNames && { season_short_name: textIn(season.shortNames, language) }),
    }),
  };
}

const categoryOf = ({ category }: MediaItemRow, language: Language) =>
  category === 'shortseries'
    ? { category: { alias: category, name: catalogueTexts[language].shortSeries } }
    : {};

function makeAnswer(item: MediaItemRow, view: AnswerView): MediaItemShort {
  const { snapshot, language, today } = view;
  const limit = snapshot.ageLimits.get(item.ageLimitId);
  const title = titleOf(item, snapshot);
  const poster = posterOf(item, view);
  const isComingSoon = item.premiereDate > today;
  return {
    id: item.id,
    slug: item.slug,
    type: item.type,
    name: textIn(item.names, language),
    ...(item.originalName !== null && { original_name: item.originalName }),
    year: item.year,
    duration: item.durationMinutes * 60,
    age_level: { name: limit?.name ?? '', age_value: limit?.ageValue ?? 0 },
    genres: namesOf(snapshot.genres, item.genreIds, language).map((name) => ({ name })),
    countries: namesOf(snapshot.countries, item.countryIds, language),
    ratings: { wink: ownRating(item) },
    poster,
    screenshots: [backdropOf(item, view)],
    poster_bg_color: poster.color,
    summary_short: textIn(title.summariesShort ?? title.names, language),
    is_new: item.isNew,
    is_favorite: false,
    usage_model: item.usageModel,
    ...categoryOf(item, language),
    ...(isComingSoon && { is_coming_soon: true, start_date: item.premiereDate }),
    ...seriesPlace(item, view),
  };
}

/** A media item as cards show it, as it is for everybody: nobody's favourite. */
export function mediaItemAnswer(item: MediaItemRow, view: AnswerView): MediaItemShort {
  const made = view.made.get(item.id) ?? makeAnswer(item, view);
  view.made.set(item.id, made);
  return made;
}
