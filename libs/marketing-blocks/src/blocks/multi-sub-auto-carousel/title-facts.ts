import type { TitleSummary } from '@foyer/screens/poster-card';

/** Sizes of a still that is as wide as the page. */
export const stageSizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
] as const;

/** When it was made, what it is and for whom, in a line. */
export const titleFacts = ({ year, genres, ageLabel }: TitleSummary): string =>
  [year, ...genres, ageLabel].filter(Boolean).join(', ');
