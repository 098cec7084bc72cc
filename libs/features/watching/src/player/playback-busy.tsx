import { useBusy } from '@foyer/page-runtime/shell/use-busy';

/** Stands beside a film that is open: nothing may load the page anew under it. Readings 19 */
export function PlaybackBusy() {
  useBusy('playback');
  return null;
}
