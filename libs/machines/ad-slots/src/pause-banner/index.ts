export {
  BANNER_REST_MS,
  type PauseBannerContext,
  type PauseBannerInput,
  pauseBannerMachine,
  selectIsBannerShown,
} from './pause-banner.machine.ts';
export { type PauseBannerEvent, pauseBannerEvents } from './pause-banner.events.ts';
export type { PauseOffer } from './pause-banner.types.ts';
