export { TopBanner, type TopBannerProps } from './top-banner.tsx';
export { topBannerRule, type TopBannerColors } from './top-banner-colors.ts';
