import type { MediaItemShort } from '@foyer/contract';
import type { Translate } from '@foyer/ui/i18n';
import type { StorySlide } from '@foyer/screens/story-feed';
import { mediaItemPath, playerPath, playerTypeOf } from '@foyer/site-map';

/** The title that a slide belongs to: of an episode its series. */
export const titleIdOf = ({ id, series_id: seriesId }: MediaItemShort): string => seriesId ?? id;

/** A still without lettering: the words of the slide stand on it. */
const pictureOf = ({ screenshots: [still], poster }: MediaItemShort) => still ?? poster;

/** A film or an episode that plays as stories. HOME-006 */
export function episodeSlide(item: MediaItemShort, t: Translate): StorySlide {
  const { series_slug: seriesSlug, series_name: seriesName } = item;
  const { season_order_number: season, order_number: number } = item;
  const place =
    item.type === 'episode' && season !== undefined && number !== undefined
      ? t('stories.episode', { season, number })
      : undefined;
  return {
    id: item.id,
    href: mediaItemPath(seriesSlug ? { type: 'series', slug: seriesSlug } : item),
    title: item.name,
    kicker: [seriesName, place].filter(Boolean).join('. ') || undefined,
    text: item.summary_short || undefined,
    ageLabel: item.age_level.name,
    picture: pictureOf(item),
  };
}

/** A short series whose trailer is shown, and the way to its episodes. */
export function previewSlide(item: MediaItemShort, t: Translate): StorySlide {
  return {
    id: item.id,
    href: mediaItemPath(item),
    title: item.name,
    kicker: item.genres
      .slice(0, 2)
      .map(({ name }) => name)
      .join(', '),
    text: item.summary_short || undefined,
    ageLabel: item.age_level.name,
    picture: pictureOf(item),
    watch: { title: t('stories.watch'), href: playHref(item) },
  };
}

/** Short series play as stories, whatever else comes in the list in the player. CARD-016 */
const playHref = (item: MediaItemShort): string =>
  playerTypeOf(item) === 'stories' ? `${mediaItemPath(item)}/stories` : playerPath(item);

/** What a feed plays, in order: the parts of a series, or the title alone where they are not known. */
export const storyItems = (
  title: MediaItemShort,
  parts: readonly MediaItemShort[],
): readonly MediaItemShort[] =>
  parts.length === 0 || (title.type === 'episode' && !parts.some(({ id }) => id === title.id))
    ? [title]
    : parts;

/** Where a feed begins: at what the service has let play, else at the title of the address. */
export function startOf(
  items: readonly MediaItemShort[],
  ids: readonly (string | undefined)[],
): number {
  const places = ids.map((wanted) => items.findIndex(({ id }) => id === wanted));
  return places.find((place) => place >= 0) ?? 0;
}
