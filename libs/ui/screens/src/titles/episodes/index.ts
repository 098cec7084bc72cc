export { Episodes } from './episodes.tsx';
export type { EpisodesProps, SeasonLink } from './episodes.types.ts';
