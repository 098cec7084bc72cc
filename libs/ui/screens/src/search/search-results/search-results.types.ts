import type { Picture } from '@foyer/ui/artwork';
import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';

/** What can be found; decides the card. */
export type SearchHitKind =
  'media_item' | 'person' | 'channel' | 'epg' | 'collection' | 'karaoke_item' | 'service';

/** Something that was found. */
export interface SearchHit {
  id: string;
  href: string;
  title: string;
  /** Parts of the title that match, in UTF-16 units: from `start` up to `end`, which is not part of it. */
  matches: readonly { start: number; end: number }[];
  kind: SearchHitKind;
  /** Such as «Сериал». */
  kindName: string;
  /** Such as «2024, драма». */
  facts?: string | undefined;
  picture?: Picture | undefined;
  /** Of a film or a series, for its poster card. */
  summary?: TitleSummary | undefined;
}

/** Results of one kind, the best first. */
export interface SearchHitGroup {
  kind: SearchHitKind;
  heading: string;
  hits: readonly SearchHit[];
}

/** Props of `SearchResults`. */
export interface SearchResultsProps {
  /** What the query names; it stands in its group as well. */
  best?: SearchHit | undefined;
  /** The kind of the best result first; none of them empty. */
  groups: readonly SearchHitGroup[];
}
