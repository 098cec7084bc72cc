export { type AppBannerActor, AppBannerFlow, type AppBannerFlowProps } from './app-banner.view.tsx';
