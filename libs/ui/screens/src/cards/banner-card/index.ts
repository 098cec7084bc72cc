export { BannerCard } from './banner-card.tsx';
export type { BannerCardProps, BannerSummary } from './banner.types.ts';
