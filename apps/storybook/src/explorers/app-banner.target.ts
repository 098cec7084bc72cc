import { type AppBannerEvent, appBannerEvents, appBannerMachine } from '@foyer/app-banner';
import { appBannerInputs, appBannerMemories, appChecks } from '@foyer/app-banner/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: AppBannerEvent[] = [
  { type: 'navigation.changed', page: { hasAppBanner: true } },
  { type: 'navigation.changed', page: { hasAppBanner: false } },
];

/** The banner that offers the native app. */
export const appBannerTarget: ExplorerTarget = {
  machine: appBannerMachine,
  events: appBannerEvents,
  inputs: appBannerInputs,
  examples,
  calls: {
    recall: { answers: appBannerMemories },
    checkInstalled: { answers: appChecks },
  },
};
