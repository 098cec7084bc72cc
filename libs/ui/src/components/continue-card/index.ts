export { ContinueCard } from './continue-card.tsx';
export type { ContinueCardProps } from '../component.types.ts';
