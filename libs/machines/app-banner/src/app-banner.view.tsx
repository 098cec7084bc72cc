import { AppBanner, type AppBannerProps } from '@foyer/screens/app-banner';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appBannerMachine } from './app-banner.machine.ts';
import { selectIsAppBannerShown } from './app-banner.selectors.ts';

/** The running banner. */
export type AppBannerActor = ActorRefFrom<typeof appBannerMachine>;

/** What {@link AppBannerFlow} needs. */
export interface AppBannerFlowProps extends Pick<AppBannerProps, 'isAtTop'> {
  actor: AppBannerActor;
  /** The app's page in a store. APPBAN-010 */
  storeHref: string;
  /** Something else stands in its place, such as the cookie notice. @default false */
  isHeldBack?: boolean;
}

/** The banner that offers the app, where and as long as it is wanted. APPBAN-001 to APPBAN-010 */
export function AppBannerFlow({
  actor,
  storeHref,
  isHeldBack = false,
  isAtTop = false,
}: AppBannerFlowProps) {
  const isShown = useSelector(actor, selectIsAppBannerShown);
  return (
    <Suspense>
      {isShown && !isHeldBack && (
        <AppBanner
          storeHref={storeHref}
          isAtTop={isAtTop}
          onClose={() => actor.send({ type: 'banner.close' })}
        />
      )}
    </Suspense>
  );
}
