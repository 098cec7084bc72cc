export { EpisodeCard } from './episode-card.tsx';
export type { EpisodeCardProps, EpisodeSummary } from './episode.types.ts';
