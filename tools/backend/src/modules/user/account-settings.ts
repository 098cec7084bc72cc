import type { AccountSettings, BlockAction, BlockScreen, Language } from '@foyer/contract';
import { texts } from '../../texts/texts.ts';
import type { Account } from '../sessions/viewer.ts';

const refillAction = (title: string, url: string): BlockAction => ({
  type: 'link',
  screen_name: 'account_refill',
  title,
  url,
});

const blockScreenIn = (language: Language, refillUrl: string | undefined): BlockScreen => {
  const { message, submessage, refill, myCollection, logout } = texts[language].blockScreen;
  return {
    message,
    submessage,
    icon: 'lock',
    available_actions: [
      ...(refillUrl === undefined ? [] : [refillAction(refill, refillUrl)]),
      { type: 'link', screen_name: 'my_collection', title: myCollection },
      { type: 'logout', title: logout },
    ],
  };
};

/**
 * Settings of an account, with what a blocked viewer is told. ENTITY-009.
 *
 * @param refillUrl - Page of the payment provider; absent where there is none, and then not offered.
 */
export const accountSettingsOf = (
  account: Account,
  language: Language,
  refillUrl: string | undefined,
): AccountSettings => ({
  is_account_blocked: account.isBlocked,
  ...(account.isBlocked ? { block_screen: blockScreenIn(language, refillUrl) } : {}),
  btb_type: 'none',
  auth_mode: account.phone === null ? 'email' : 'phone',
});
