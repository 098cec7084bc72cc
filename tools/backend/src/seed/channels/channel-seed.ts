import type { Texts } from '@foyer/contract';
import type { TitleFilter } from '../../database/tables/channels.table.ts';

/** A live channel; its slug is its id too. */
export interface ChannelSeed {
  slug: string;
  names: Texts;
  descriptions: Texts;
  /** Age limit in years: 0, 6, 12, 16 or 18. */
  ageYears: number;
  /** Plays without a subscription. */
  isFree?: boolean;
  /** Who may pause it and watch its archive; nobody without it. */
  timeShift?: 'included' | 'service';
  isPeerDelivered?: boolean;
  /** Which films and series of the catalogue it shows; all without it. */
  titles?: TitleFilter;
}

/** A programme that comes again and again. */
export interface ShowSeed {
  id: string;
  names: Texts;
  descriptions: Texts;
  ageYears: number;
  /** Multiples of five. */
  minutes: number;
}

/** A part of the day, until the next one begins. */
export interface DayPartSeed {
  /** `HH:mm` in Moscow; the first one is 06:00. */
  from: string;
  /** Id of the show that it begins with. */
  opener?: string;
  /** Ids of the shows that take turns, or fill what films and series leave. */
  shows: readonly string[];
  /** Shows films of these genres; of all where the list is empty. */
  films?: readonly string[];
  /** Shows a series of these genres, episode by episode. */
  series?: readonly string[];
}

/** The channels of one genre, what they show and when. */
export interface ChannelGenreSeed {
  id: string;
  names: Texts;
  channels: readonly ChannelSeed[];
  shows: readonly ShowSeed[];
  day: readonly DayPartSeed[];
}

/** A text in Russian, English and Armenian. */
export const say = (rus: string, eng: string, hye: string): Texts => ({ rus, eng, hye });
