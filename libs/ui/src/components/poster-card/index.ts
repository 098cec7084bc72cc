export { PosterCard } from './poster-card.tsx';
export type { PosterCardProps } from '../component.types.ts';
