import { type appBannerMachine, selectIsAppBannerShown } from '@foyer/app-banner';
import type { AppBannerActor } from '@foyer/app-banner/view';
import { type cookieNoticeMachine, selectIsCookieNoticeShown } from '@foyer/cookie-notice';
import { type CookieNoticeActor, CookieNoticeFlow } from '@foyer/cookie-notice/view';
import { useIsOffline } from '@foyer/screens/connection-strip';
import { ScrollToTop } from '@foyer/ui/scroll-to-top';
import { useLabel } from '@foyer/ui/theme';
import { lazyPart } from '@foyer/ui/variants';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { pageFlags } from '@foyer/site-map/page-flags';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';
import { androidStoreHref } from '../../ports/android.ts';

/** For browsers on Android, which have its flow. */
const AppBannerFlow = lazyPart(async () => (await import('@foyer/app-banner/view')).AppBannerFlow);

/**
 * What lies over the foot of every page, one at a time: the word that there is no connection, the cookie notice, the
 * offer of the app, and the way back to the top. COOKIE-001, APPBAN-001, HEAD-011
 */
export function PageNotices({ shell }: { shell: Shell }) {
  const cookies = useFlow<typeof cookieNoticeMachine>(shell, 'cookie-notice');
  const app = useFlow<typeof appBannerMachine>(shell, 'app-banner');
  const storeHref = androidStoreHref(useLabel());
  const { pathname, search } = useLocation();
  // Players and stories have no layout: their words and controls lie at the foot.
  const isPlayed = pageFlags(pathname, search).layout !== 'page';
  const isOffline = useIsOffline();
  const isCookieShown = useIsCookieShown(cookies);
  const isAppShown = useIsAppShown(app) && storeHref !== undefined;
  return (
    <Suspense>
      {!isOffline && cookies && <CookieNoticeFlow actor={cookies} />}
      {!isOffline && app && storeHref !== undefined && (
        <Suspense>
          <AppBannerFlow
            actor={app}
            storeHref={storeHref}
            isHeldBack={isCookieShown}
            isAtTop={isPlayed}
          />
        </Suspense>
      )}
      {(isOffline || !(isCookieShown || isAppShown)) && <ScrollToTop />}
    </Suspense>
  );
}

const useIsCookieShown = (cookies: CookieNoticeActor | undefined): boolean =>
  useSelector(cookies, (snapshot) =>
    snapshot === undefined ? false : selectIsCookieNoticeShown(snapshot),
  );

const useIsAppShown = (app: AppBannerActor | undefined): boolean =>
  useSelector(app, (snapshot) =>
    snapshot === undefined ? false : selectIsAppBannerShown(snapshot),
  );
