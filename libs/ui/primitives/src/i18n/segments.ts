import type { LanguageCode } from './languages.ts';

/** Texts of one file; leaves are strings, plural forms end in `_one`, `_few`, `_many`, `_other`. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** First key segments whose texts come with a flow, not with the page. */
export const flowSegments = [
  'modal',
  'input',
  'player',
  'profile',
  'notification',
  'bank_card',
  'purchase',
  'browse',
  'component',
  'crumbs',
  'info',
  'item',
  'karaoke',
  'my',
  'screen',
  'state',
  'stories',
  'taste',
  'tv',
] as const;

/** A first key segment whose texts load with a flow. */
export type FlowSegment = (typeof flowSegments)[number];

/** The texts of flows, one chunk for each segment. */
export type FlowTexts = Readonly<Record<FlowSegment, () => Promise<{ default: TextTree }>>>;

/** What a page has of its language. */
interface PageTexts {
  /** The texts of every page. */
  default: TextTree;
  flowTexts: FlowTexts;
}

/** The texts of every page and where the others are, one chunk for each language. */
export const pageTexts: Readonly<Record<LanguageCode, () => Promise<PageTexts>>> = {
  rus: () => import('./rus/shell-texts.ts'),
  eng: () => import('./eng/shell-texts.ts'),
  hye: () => import('./hye/shell-texts.ts'),
};
