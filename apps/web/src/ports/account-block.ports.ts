import type { AccountBlockPorts } from '@foyer/account-block';
import { deleteSession } from '@foyer/client';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { openOutside, sitePath } from '@foyer/page-runtime/navigation/addresses';

/** What a blocked viewer can still do. ACCT-006, ACCT-009, ACCT-010 */
export const accountBlockPorts = ({ page, goTo }: ShellSurroundings): AccountBlockPorts => ({
  signOut: (_input, signal) => deleteSession(page.client, signal),
  openScreen: (path) => goTo(sitePath(path, page)),
  openExternal: (url) => openOutside(url, page),
});
