import { createAppBannerMachine, type AppBannerInput } from '@foyer/app-banner';
import { pageFlags } from '@foyer/site-map/page-flags';
import { reportFound } from '@foyer/page-runtime/shell/error-relay';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { androidStoreHref, isAndroid } from '../../ports/android.ts';
import { appBannerPorts, isSubdomainHost } from '../../ports/app-banner.ports.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** The banner that offers the native app, which the navigation tells of every further page. APPBAN-001 to APPBAN-012 */
export const appBannerFlow: ShellFlowFactory = ({ page: { label } }) => {
  return {
    id: 'app-banner',
    logic: createAppBannerMachine(
      appBannerPorts({
        storage: localMarks,
        finder: navigator,
        nowMs: Date.now,
        report: (words) => reportFound({ error: new Error(words), source: 'app-banner' }),
      }),
    ),
    input: {
      isAndroid: isAndroid(navigator.userAgent),
      isMainBrand: label.features.androidBanner && androidStoreHref(label) !== undefined,
      isSubdomainHost: isSubdomainHost(location.hostname, label),
      // Read when the flow starts: until there is a session the viewer may have gone on.
      get page() {
        const { hasAppBanner } = pageFlags(location.pathname, location.search);
        return { hasAppBanner };
      },
    } satisfies AppBannerInput,
  };
};
