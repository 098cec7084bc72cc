import { offerPageServices } from '@foyer/blocks/page-services';
import { signInDialogId } from '@foyer/page-runtime/shell/sign-in-for-popup';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { visitMarks } from '@foyer/page-runtime/navigation/visit-marks';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';

const facts = { tvCode: () => visitMarks().tvCode, signInId: signInDialogId };

/** Serves the forms of blocks, which may stand on any page, once the flows of the page run. */
export const pageServices: ShellPart = (shell) =>
  whenRunning(shell.actor, () =>
    offerPageServices(async () => (await import('./serve-blocks.ts')).serveBlocks(shell, facts)),
  );
