import { userQuery } from '@foyer/client';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { signInForPopup } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { sell } from '@foyer/selling/sell';

/**
 * Opens all that a service can be got by; a visitor is asked to sign in, because prices are an account's, and the page that
 * comes then opens it. EVENT-021, PAY-014
 */
export async function openOffers(
  shell: Pick<Shell, 'actor' | 'page' | 'tell'>,
  id: string,
): Promise<void> {
  const { client, queryClient } = shell.page;
  const { is_auth: isSignedIn } = await queryClient.ensureQueryData(userQuery(client));
  if (isSignedIn) sell(shell.tell, { id, type: 'service' });
  else signInForPopup(shell, 'item_selling_screen');
}
