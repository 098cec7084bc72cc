export { AppBanner, type AppBannerProps } from './app-banner.tsx';
