export { ProgressCard, type ProgressCardProps } from './progress-card.tsx';
