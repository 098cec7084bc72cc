export { ContinueCard } from './continue-card.tsx';
export type { ContinueCardProps } from './continue-card.types.ts';
