import type { AccountBlockPorts } from '@foyer/account-block';
import { deleteSession } from '@foyer/client';
import { openOutside, sitePath } from '../shell/addresses.ts';
import type { ShellSurroundings } from '../shell/shell.types.ts';

/** What a blocked viewer can still do. ACCT-006, ACCT-009, ACCT-010 */
export const accountBlockPorts = ({ page, goTo }: ShellSurroundings): AccountBlockPorts => ({
  signOut: (_input, signal) => deleteSession(page.client, signal),
  openScreen: (path) => goTo(sitePath(path, page)),
  openExternal: (url) => openOutside(url, page),
});
