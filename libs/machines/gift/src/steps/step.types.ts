import type { LanguageCode, Translate } from '@foyer/ui/i18n';
import type { ActorRefFrom } from 'xstate';
import type { giftMachine } from '../gift.machine.ts';
import type { GiftViewState } from '../gift.selectors.ts';

/** In whose words and days it is said. */
export interface GiftWords {
  t: Translate;
  language: LanguageCode;
  /** Of the account. */
  timeZone: string;
  /** Where a code is entered, as it is read and typed. */
  address: string;
}

/** What each step gets. */
export interface StepProps {
  actor: ActorRefFrom<typeof giftMachine>;
  view: GiftViewState;
  words: GiftWords;
}
