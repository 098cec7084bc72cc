import type { AccountSettings, BlockAction as ServerAction } from '@foyer/contract';
import type { AccountBlockContext, BlockAction, BlockScreen } from './account-block.types.ts';

/** Where `my_collection` leads. ACCT-010, ACCT-011 */
const COLLECTION_PATH = '/my/collection';

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

/** The action by our names; nothing for one that leads nowhere. */
function actionOf({ type, title, url, screen_name }: ServerAction): BlockAction[] {
  if (type === 'logout') return [{ type, title }];
  if (url !== undefined) return isWebAddress(url) ? [{ type: 'external', title, url }] : [];
  return screen_name === 'my_collection' ? [{ type: 'screen', title, path: COLLECTION_PATH }] : [];
}

/** What the settings of an account say about a block. ACCT-007, ACCT-008 */
export function blockOf(
  settings: AccountSettings | undefined,
): Pick<AccountBlockContext, 'isBlocked' | 'screen'> {
  const screen = settings?.block_screen;
  return {
    isBlocked: settings?.is_account_blocked ?? false,
    screen: screen && {
      message: screen.message,
      submessage: screen.submessage,
      icon: screen.icon,
      actions: screen.available_actions.flatMap(actionOf),
    },
  };
}

/** Whether there is something to be said about a block. ACCT-001 */
export const hasBlockScreen = ({
  isBlocked,
  screen,
}: Pick<AccountBlockContext, 'isBlocked' | 'screen'>): boolean => isBlocked && screen !== undefined;

/** Whether the viewer may close the dialog: there is something else to do than to sign out. ACCT-003 */
export const isClosable = (screen: BlockScreen | undefined): boolean =>
  screen?.actions.some(({ type }) => type !== 'logout') ?? false;
