import type { Texts } from '@foyer/contract';

/** Facts about a film; its slug is its id too. */
export interface FilmSeed {
  slug: string;
  originalName?: string;
  year: number;
  minutes: number;
  /** Age limit in years: 0, 6, 12, 16 or 18. */
  ageYears: number;
  /** Ids of genres and countries. */
  genres: readonly string[];
  countries: readonly string[];
  /** 0 to 10. */
  rating: number;
  ratingCount: number;
  /** `YYYY-MM-DD`. */
  premiere: string;
  usageModel: 'SERVICE' | 'EST' | 'TVOD';
  isNew?: boolean;
  /** Gets a badge. */
  isPremiere?: boolean;
  /** Plays encrypted. */
  isProtected?: boolean;
  isSilent?: boolean;
  /** Ids of people. */
  directors: readonly string[];
  writers: readonly string[];
  cameras: readonly string[];
  composers: readonly string[];
  cast: readonly (readonly [personId: string, character: Texts])[];
}

/** Facts about a series; its slug is its id too. Seasons and episodes follow from it. */
export interface SeriesSeed extends Omit<FilmSeed, 'minutes'> {
  /** In order, the first season first. */
  seasons: readonly SeasonSeed[];
  /** `shortseries`: vertical, a minute or two an episode, played as stories. */
  category?: 'shortseries';
}

/** Facts about a season. */
export interface SeasonSeed {
  year: number;
  /** How many. */
  episodes: number;
  /** Length of an episode. */
  minutes: number;
}

/** What is told about a film in one language. */
export interface FilmTexts {
  name: string;
  /** At most two lines on a card. */
  short: string;
  summary: string;
  /** Two paragraphs of its page; without them the page tells the summary and the makers. */
  about?: readonly [string, string];
}

/** Someone who makes films. */
export interface PersonSeed {
  id: string;
  names: Texts;
  hasPortrait: boolean;
}

/** A hand-made collection; its slug is its id too. */
export interface CollectionSeed {
  slug: string;
  names: Texts;
  descriptions: Texts;
  /** Slugs of films and series. */
  titles: readonly string[];
}
