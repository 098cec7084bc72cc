import { offerPageServices } from '@foyer/blocks/page-services';
import { signInDialogId } from '../views/sign-in-for-popup.ts';
import type { ShellPart } from '../shell.types.ts';
import { visitMarks } from '../visit-marks.ts';
import { whenRunning } from './when-running.ts';

const facts = { tvCode: () => visitMarks().tvCode, signInId: signInDialogId };

/** Serves the forms of blocks, which may stand on any page, once the flows of the page run. */
export const pageServices: ShellPart = (shell) =>
  whenRunning(shell.actor, () =>
    offerPageServices(async () => (await import('./serve-blocks.ts')).serveBlocks(shell, facts)),
  );
