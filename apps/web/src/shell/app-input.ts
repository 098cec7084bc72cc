import type { AppInput } from '@foyer/app';
import { isCookieBrief } from '@foyer/session';
import { localMarks, tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { knownUid } from '@foyer/page-runtime/storage/known-uid';
import { hasSkippedProfiles, readReloadMarks } from '@foyer/page-runtime/storage/stored-marks';
import type { Label } from '@foyer/ui/theme';
import { entrySearch } from '@foyer/page-runtime/navigation/entry-address';
import { hasDialog } from './views/dialogs.ts';

/** Whether this page is what a recovery has just loaded anew, with a session for seconds. */
function isSessionBrief(nowMs: number): boolean {
  try {
    return isCookieBrief(readReloadMarks(tabMarks), nowMs);
  } catch {
    return false;
  }
}

/** Only a page with a header has a link that leads past it. START-019 */
const hasLayout = (): boolean => document.querySelector('a[href="#main"]') !== null;

/** What the root actor starts from: the address, the browser's marks and the page as it stands. */
export function appInput(
  hasSession: boolean,
  features: Label['features'],
): Omit<AppInput, 'children'> {
  const nowMs = Date.now();
  return {
    hasSession,
    isSessionBrief: isSessionBrief(nowMs),
    uid: knownUid(entrySearch, localMarks),
    hasLayout: hasLayout(),
    hasSkippedProfiles: hasSkippedProfiles(document.cookie, [localMarks, tabMarks], nowMs),
    hasProfileDialog: features.profiles && hasDialog('profiles'),
  };
}
