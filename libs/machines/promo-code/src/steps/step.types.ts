import type { NotificationTarget } from '@foyer/contract';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { promoCodeMachine } from '../promo-code.machine.ts';
import type { PromoCodeViewState } from '../promo-code.selectors.ts';

/** How words and addresses of the service are shown; the owner of the page knows. */
export interface ServiceWords {
  /** Words that may hold HTML. */
  read: (html: string) => ReactNode;
  /** Where a target leads; nothing for one that leads nowhere. */
  hrefOf: (target: NotificationTarget | undefined) => string | undefined;
}

/** What each step gets. */
export interface StepProps {
  actor: ActorRefFrom<typeof promoCodeMachine>;
  view: PromoCodeViewState;
}
