export { PosterCard } from './poster-card.tsx';
export type { PosterCardProps } from './poster-card.types.ts';
export type { TitleSummary } from './title-summary.types.ts';
