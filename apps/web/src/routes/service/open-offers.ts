import { userQuery } from '@foyer/client';
import { sell } from '../../rights/sell.ts';
import { signInDialogId } from '../../shell/parts/sign-in-links.part.ts';
import type { Shell } from '../../shell/shell.types.ts';

/** Opens all that a service can be got by; a visitor is asked to sign in, because prices are an account's. EVENT-021 */
export async function openOffers(
  { page: { client, queryClient }, tell }: Pick<Shell, 'page' | 'tell'>,
  id: string,
): Promise<void> {
  const { is_auth: isSignedIn } = await queryClient.ensureQueryData(userQuery(client));
  if (isSignedIn) sell(tell, { id, type: 'service' });
  else tell('modal', { type: 'modal.open', request: { id: signInDialogId, name: 'login' } });
}
