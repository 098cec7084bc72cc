export { type AppBannerEvent, appBannerEvents } from './app-banner.events.ts';
export { appBannerMachine, createAppBannerMachine } from './app-banner.machine.ts';
export { selectIsAppBannerShown } from './app-banner.selectors.ts';
export type {
  AppBannerContext,
  AppBannerInput,
  AppBannerMemory,
  AppBannerOutput,
  AppBannerPage,
  AppBannerPorts,
  AppCheck,
} from './app-banner.types.ts';
