import type { ReactNode } from 'react';
import type { FilmPageProps } from './film-page.types.ts';
import type { PersonSummary } from '../people/person-summary.types.ts';
import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';

/** Props of `FilmFoot`: with those of the page above it, whose actions some looks show here. */
export interface FilmFootProps extends Omit<FilmPageProps, 'foot'> {
  /** Paragraphs. */
  description: readonly string[];
  facts: readonly { term: string; value: string }[];
  audioAndSubtitles: readonly string[];
  /** The tab of the text, such as «О сериале». @default «О фильме» */
  aboutTitle?: string;
  /** A part of its own, such as the episodes of a series. */
  lead?: { id: string; title: string; content: ReactNode };
  persons: readonly PersonSummary[];
  /** Where the whole cast and crew is. */
  castHref?: string;
  similarHeading: string;
  /** A shelf's items. */
  similar: readonly TitleSummary[];
}
