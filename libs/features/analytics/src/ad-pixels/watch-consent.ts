import type { cookieNoticeMachine } from '@foyer/cookie-notice';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';

/** Whether the viewer has agreed to cookies. */
export interface Consent {
  isGiven: () => boolean;
  stop: () => void;
}

/**
 * Watches the consent to cookies: one of an earlier visit or of another tab is kept, one of this visit counts also where the
 * browser keeps none.
 *
 * @param isKept - Whether the browser keeps one.
 * @param onGiven - Told when it is given on this page.
 */
export function watchConsent(
  { actor }: Pick<Shell, 'actor'>,
  isKept: () => boolean,
  onGiven: () => void,
): Consent {
  const notice: ActorRefFrom<typeof cookieNoticeMachine> | undefined =
    actor.system.get('cookie-notice');
  let isAgreed = false;
  const subscription = notice?.subscribe(({ context }) => {
    if (isAgreed || !context.hasConsent) return;
    isAgreed = true;
    onGiven();
  });
  return {
    isGiven: () => isAgreed || isKept(),
    stop: () => subscription?.unsubscribe(),
  };
}
