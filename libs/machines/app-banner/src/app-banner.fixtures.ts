import type {
  AppBannerInput,
  AppBannerMemory,
  AppBannerPorts,
  AppCheck,
} from './app-banner.types.ts';

const android: AppBannerInput = {
  isAndroid: true,
  isMainBrand: true,
  isSubdomainHost: false,
  page: { hasAppBanner: true },
};

/** Where the site is open, by what it shows. */
export const appBannerInputs = {
  android,
  otherPage: { ...android, page: { hasAppBanner: false } },
  desktop: { ...android, isAndroid: false },
  otherBrand: { ...android, isMainBrand: false },
  subdomain: { ...android, isSubdomainHost: true },
} satisfies Record<string, AppBannerInput>;

/** What the browser keeps, by what happened on earlier visits. */
export const appBannerMemories = {
  first: { isInstalled: false, isClosed: false },
  checked: { isInstalled: false, isClosed: false, checkAgeSeconds: 600 },
  checkedLongAgo: { isInstalled: false, isClosed: false, checkAgeSeconds: 3600 },
  closed: { isInstalled: false, isClosed: true },
  installed: { isInstalled: true, isClosed: false },
} satisfies Record<string, AppBannerMemory>;

/** What a check finds. */
export const appChecks = {
  absent: { status: 'absent' },
  installed: { status: 'installed' },
  unsupported: { status: 'unsupported' },
} satisfies Record<string, AppCheck>;

/** A browser without memory and without the app; each effect may be replaced. */
export const fakeAppBannerPorts = (replaced: Partial<AppBannerPorts> = {}): AppBannerPorts => ({
  recall: async () => appBannerMemories.first,
  checkInstalled: async () => appChecks.absent,
  rememberInstalled: () => {},
  rememberAbsent: () => {},
  rememberClosed: () => {},
  report: () => {},
  ...replaced,
});
