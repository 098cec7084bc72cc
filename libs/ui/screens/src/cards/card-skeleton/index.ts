export { CardSkeleton, type CardSkeletonProps } from './card-skeleton.tsx';
