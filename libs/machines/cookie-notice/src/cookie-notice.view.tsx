import { CookieNotice } from '@foyer/screens/cookie-notice';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cookieNoticeMachine } from './cookie-notice.machine.ts';
import { selectIsCookieNoticeShown } from './cookie-notice.selectors.ts';

/** The running notice. */
export type CookieNoticeActor = ActorRefFrom<typeof cookieNoticeMachine>;

/** What {@link CookieNoticeFlow} needs. */
export interface CookieNoticeFlowProps {
  actor: CookieNoticeActor;
  /** Where the reader learns more. @default '/docs' */
  policyHref?: string;
}

/** The cookie notice where and as long as it is wanted; it leaves with OK. COOKIE-001 to COOKIE-005 */
export function CookieNoticeFlow({ actor, ...props }: CookieNoticeFlowProps) {
  const isShown = useSelector(actor, selectIsCookieNoticeShown);
  return (
    <Suspense>
      {isShown && (
        <CookieNotice {...props} onAccept={() => actor.send({ type: 'cookie.accept' })} />
      )}
    </Suspense>
  );
}
