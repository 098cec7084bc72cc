import type { Texts } from '../database/texts.ts';

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

/** What is told about a film in one language. */
export interface FilmTexts {
  name: string;
  /** At most two lines on a card. */
  short: string;
  summary: string;
  about: readonly [string, string];
}

/** Someone who makes films. */
export interface PersonSeed {
  id: string;
  names: Texts;
  hasPortrait: boolean;
}

/** A block of a page. */
export interface BlockSeed {
  type: 'promo' | 'content' | 'carousel' | 'top10';
  names: Texts;
  subNames?: Texts;
  link?: string;
  /** What the viewer has begun; else the films named. */
  isContinueWatching?: boolean;
  films?: readonly string[];
}

/** A page composed of blocks. */
export interface ViewSeed {
  alias: string;
  names: Texts;
  blocks: readonly BlockSeed[];
}
