import type { ReactNode } from 'react';
import type { DayChoice } from '@foyer/ui/day-selector';
import type { Picture } from '@foyer/ui/artwork';

/** A part of time, in seconds since 1970; `to` is not in it. */
export interface TimeRange {
  from: number;
  to: number;
}

/** A channel of the guide. */
export interface GuideChannel {
  id: string;
  name: string;
  href: string;
  /** Its sign with its name, 176×100. */
  logo: Picture;
  /** Its sign alone, square. */
  mark: Picture;
}

/** One showing of a show. Texts are ready for the eye: already cut and translated. ENTITY-029 */
export interface GuideProgramme {
  id: string;
  title: string;
  /** Where it opens: the player, its page, or the offer of what it needs. */
  href: string;
  /** Seconds since 1970. */
  startTime: number;
  /** Seconds since 1970, later than `startTime`. */
  endTime: number;
  /** Such as «комедия, 1926». */
  note?: string;
  ageLabel?: string;
  picture?: Picture;
  summary?: string;
  /** Plays it: live, or from the archive. Absent for what is still to come. */
  watchHref?: string;
  /** Plays what is on air from its beginning. */
  fromStartHref?: string;
  /** Whether it is over and kept in the archive. LIVE-008 @default false */
  isArchived?: boolean;
}

/** What is known of a channel in some part of time. */
export interface GuideRow {
  /** While `loading`, `programmes` holds what is known so far. */
  status: 'ready' | 'loading' | 'error';
  /** In their order, none over another; may reach beyond the part that was asked for. */
  programmes: readonly GuideProgramme[];
}

/** Gives what is known of a channel; the same object as long as nothing has changed. */
export type ProgrammesOf = (channelId: string, range: TimeRange) => GuideRow;

/** What the guide is about to show and may have to be fetched. */
export interface GuideNeed {
  channelIds: readonly string[];
  /** Whole days. */
  range: TimeRange;
}

/** A place in the guide: a moment of a channel. */
export interface GuideSpot {
  channelId: string;
  /** Seconds since 1970. */
  time: number;
}

/** A group of channels to choose, such as «Кино». */
export interface GuideFilter {
  id: string;
  title: string;
  href: string;
}

/** Props of {@link Guide}. */
export interface GuideProps {
  /** The page's own title. */
  heading: string;
  /** A sentence about the guide; only some variants show it. */
  standfirst?: string;
  channels: readonly GuideChannel[];
  programmesOf: ProgrammesOf;
  /** Called when the part in view has come to rest, and again when it moves on. */
  onRangeNeeded?: (need: GuideNeed) => void;
  /** Asks again for a channel whose programmes did not come. */
  onRetry?: (channelId: string) => void;
  /** The days that the guide knows, one after the other, none left out. */
  days: readonly DayChoice[];
  /** The day in view, `YYYY-MM-DD`; one of `days`. */
  date: string;
  /** Called when another day was chosen or scrolled to. Without it, days are plain links. */
  onDateChange?: (date: string) => void;
  /** Where it opens, if that is in `date`. @default the first channel, and now or the morning */
  spot?: GuideSpot;
  /** Called when the viewer has come to another place. */
  onSpotChange?: (spot: GuideSpot) => void;
  /** Seconds since 1970; given anew by whoever has a clock. */
  now: number;
  /** IANA zone in which times are shown. */
  timeZone: string;
  filters?: readonly GuideFilter[];
  /** Id of the filter in force. */
  filterId?: string;
  /** Called when another filter was chosen. Without it, filters are plain links. */
  onFilterChange?: (id: string) => void;
  /** Stands in place of the channels, such as «В избранном пусто». @default the guide's own words */
  emptyText?: ReactNode;
}
