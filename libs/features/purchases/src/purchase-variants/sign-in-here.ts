import { signInDialogId } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { entrySearch } from '@foyer/page-runtime/navigation/entry-address';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { signInFor } from '@foyer/page-runtime/shell/sign-in-for-popup';

/** Marks a purchase for a session; taken out of the address when it was read. QUERY-027 */
const sessionParameter = 'session_id';

/**
 * Asks a visitor to sign in; the address says what is bought, so the page that comes then goes on. A purchase for a session
 * stays one. PAY-014, QUERY-027
 *
 * @param search - Of the address that the document was opened with.
 */
export function signInHere(shell: Pick<Shell, 'actor' | 'tell'>, search = entrySearch): void {
  const value = new URLSearchParams(search).get(sessionParameter);
  if (value) return signInFor(shell, { parameter: sessionParameter, value });
  return shell.tell('modal', {
    type: 'modal.open',
    request: { id: signInDialogId, name: 'login' },
  });
}
