import { localMarks } from '../../ports/browser-storages.ts';
import { keepUtmMark } from '../../ports/stored-marks.ts';
import { withoutSpentMarks } from '../address-marks.ts';
import { openPopup } from '../open-popup.ts';
import type { ShellPart } from '../shell.types.ts';
import { visitMarks } from '../visit-marks.ts';

/**
 * Acts on what the address of the visit said: keeps the campaign, takes out of the address what is spent, opens the
 * dialog that was asked for. QUERY-003 to QUERY-012
 */
export const addressMarks: ShellPart = (shell) => {
  const { utmMark, popup } = visitMarks();
  if (utmMark) keepUtmMark(localMarks, utmMark);
  const address = withoutSpentMarks(new URL(window.location.href));
  // The state is the router's: it finds its place in the history by it.
  if (address !== undefined) window.history.replaceState(window.history.state, '', address);
  return popup === undefined ? () => undefined : openPopup(shell, popup);
};
