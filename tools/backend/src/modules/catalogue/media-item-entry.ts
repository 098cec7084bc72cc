import type { MediaItemEntry, MediaPosition, SeriesPosition } from '@foyer/contract';
import type { CatalogueSnapshot, MediaItemRow } from './catalogue.store.ts';
import { mediaItemAnswer, type AnswerView } from './media-item-answer.ts';
import { noViewing, type PositionRow, type Viewing } from './viewing.store.ts';
import { seriesPositions } from './watching.ts';

/** A profile's viewing with what follows from it for series. */
export interface PersonalView {
  viewing: Viewing;
  seriesPositions: ReadonlyMap<string, SeriesPosition>;
}

/** What a profile's viewing means in a catalogue. */
export const personalView = (viewing: Viewing, snapshot: CatalogueSnapshot): PersonalView => ({
  viewing,
  seriesPositions: seriesPositions(viewing, snapshot),
});

/** Of somebody without an account. */
export const nobodysView: PersonalView = { viewing: noViewing, seriesPositions: new Map() };

/** A position as it is answered. */
export const positionAnswer = ({ timepoint, isViewed }: PositionRow): MediaPosition => ({
  timepoint,
  is_viewed: isViewed,
});

/** An entry with what the profile has watched and put aside; the same object where that is nothing. */
export function markEntry(entry: MediaItemEntry, personal: PersonalView): MediaItemEntry {
  const { media_item: item } = entry;
  const { viewing } = personal;
  const isFavourite = viewing.hasFavourite('media_item', item.id);
  const position = viewing.positions.get(item.id);
  const seriesPosition = personal.seriesPositions.get(item.series_id ?? item.id);
  if (!isFavourite && !position && !seriesPosition) return entry;
  return {
    ...entry,
    ...(isFavourite && { media_item: { ...item, is_favorite: true } }),
    ...(position && { media_position: positionAnswer(position) }),
    ...(seriesPosition && { series_position: seriesPosition }),
  };
}

/** A media item in a block or a list of a profile. */
export const mediaItemEntry = (
  item: MediaItemRow,
  view: AnswerView,
  personal: PersonalView,
): MediaItemEntry =>
  markEntry({ type: 'media_item', media_item: mediaItemAnswer(item, view) }, personal);
