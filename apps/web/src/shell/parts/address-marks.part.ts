import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { keepUtmMark } from '@foyer/page-runtime/storage/stored-marks';
import { withoutSpentMarks } from '@foyer/page-runtime/navigation/address-marks';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { visitMarks } from '@foyer/page-runtime/navigation/visit-marks';
import { openPopup } from '../open-popup.ts';

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
