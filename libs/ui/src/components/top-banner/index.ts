export { TopBanner, type TopBannerProps } from './top-banner.tsx';
