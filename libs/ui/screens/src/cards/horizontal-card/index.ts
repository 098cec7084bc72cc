export { HorizontalCard, type HorizontalCardProps } from './horizontal-card.tsx';
