import type { MediaItemEntry } from '@foyer/contract';
import type { EntryRow } from '@foyer/screens/entry-rows';
import type { Translate } from '@foyer/ui/i18n';
import { mediaItemPath, playerPath, playerTypeOf } from '@foyer/site-map';

const secondsPerMinute = 60;
/** As on cards: what was hardly begun has no time that is left. CARD-015 */
const shortestPositionSeconds = 5;

/** An entry of the history; a press goes on with it. CARD-015, CARD-016 */
export function positionRow(entry: MediaItemEntry, t: Translate): EntryRow {
  const { media_item: item } = entry;
  const [still = item.poster] = item.screenshots;
  return {
    id: item.id,
    title: item.name,
    href: playerTypeOf(item) === 'stories' ? `${mediaItemPath(item)}/stories` : playerPath(item),
    notes: [placeOf(item, t), watchedWords(entry, t)].filter((note) => note !== undefined),
    picture: { image: still, shape: 'wide' },
    progress: watchedShare(entry),
  };
}

function placeOf(item: MediaItemEntry['media_item'], t: Translate): string | undefined {
  const { series_name: series, season_order_number: season, order_number: episode } = item;
  if (series === undefined || season === undefined || episode === undefined) return undefined;
  return t('my.positions.episode', { series, season, episode });
}

function watchedShare({ media_item: item, media_position: position }: MediaItemEntry): number {
  if (position?.is_viewed) return 1;
  return Math.min(1, (position?.timepoint ?? 0) / Math.max(1, item.duration));
}

function watchedWords(entry: MediaItemEntry, t: Translate): string | undefined {
  const { media_item: item, media_position: position } = entry;
  if (position?.is_viewed) return t('my.positions.viewed');
  const timepoint = position?.timepoint ?? 0;
  if (timepoint <= shortestPositionSeconds) return undefined;
  const secondsLeft = Math.max(0, item.duration - timepoint);
  return t('format.minutesLeft', { count: Math.ceil(secondsLeft / secondsPerMinute) });
}
