import type { AppInput } from '@foyer/app';
import { isCookieBrief } from '@foyer/session';
import { hasSkippedProfiles, knownUid, readReloadMarks } from '../ports/stored-marks.ts';
import { entrySearch } from './entry-address.ts';
import { hasDialog } from './views/dialogs.ts';

/** Whether this page is what a recovery has just loaded anew, with a session for seconds. */
function isSessionBrief(nowMs: number): boolean {
  try {
    return isCookieBrief(readReloadMarks(sessionStorage), nowMs);
  } catch {
    return false;
  }
}

/** Only a page with a header has a link that leads past it. START-019 */
const hasLayout = (): boolean => document.querySelector('a[href="#main"]') !== null;

/** What the root actor starts from: the address, the browser's marks and the page as it stands. */
export function appInput(hasSession: boolean): Omit<AppInput, 'children'> {
  const nowMs = Date.now();
  return {
    hasSession,
    isSessionBrief: isSessionBrief(nowMs),
    uid: knownUid(entrySearch, localStorage),
    hasLayout: hasLayout(),
    hasSkippedProfiles: hasSkippedProfiles(document.cookie, [localStorage, sessionStorage], nowMs),
    hasProfileDialog: hasDialog('profiles'),
  };
}
