import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askDialog, endedAs } from '@foyer/page-runtime/shell/ask-dialog';

const request = { id: 'confirm-pin', name: 'pin' } as const;

/**
 * Asks the viewer for the PIN by the dialog `pin`; who never chose one is not asked. PIN-004, PIN-005
 *
 * @param reason - In the viewer's language; stands under the title.
 * @param signal - Takes the dialog back.
 * @returns whether the service has found the PIN right; not so for a viewer who turned back.
 * @throws Error where no dialog can be opened.
 */
export const askPin = async (
  shell: Pick<Shell, 'actor' | 'tell'>,
  reason: string,
  signal: AbortSignal,
): Promise<boolean> =>
  endedAs(await askDialog(shell, { ...request, data: { reason } }, signal), 'accepted');
