import type { ProgrammeShort } from '@foyer/contract';
import { isArchived, isOnAir } from '@foyer/television/tv/programme-props';

/** What an archive goes on with: another programme, or the channel as it is now. */
export type AfterProgramme = ProgrammeShort | 'live';

/**
 * What plays when a programme of the archive has ended: the one that followed it, if it is kept or still on; else the
 * channel live.
 *
 * @param next - What followed it on the channel, as far as the guide knows.
 * @param now - Seconds since 1970.
 */
export function afterProgramme(next: ProgrammeShort | undefined, now: number): AfterProgramme {
  if (!next) return 'live';
  const isRecordedNow = isOnAir(next, now) && next.tstv_options_epg !== undefined;
  return isRecordedNow || isArchived(next, now) ? next : 'live';
}
