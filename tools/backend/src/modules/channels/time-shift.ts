import type { TimeShift } from '@foyer/contract';
import type { Rights } from '../playback/rights.ts';
import type { ChannelRow } from './channels.store.ts';

/** How long programmes stay in the archive: three days. LIVE-009. */
export const ARCHIVE_SECONDS = 3 * 24 * 60 * 60;

/** How far back a live stream goes. LIVE-009. */
export const REWIND_SECONDS = 3 * 60 * 60;

/** The service that opens the archive of channels where it is not included. */
export const ARCHIVE_SERVICE = 'tv-archive';

/**
 * What a viewer may watch of a channel at another time. It takes the right to the channel itself, and
 * on some channels the service for it as well. LIVE-005, LIVE-006, LIVE-007.
 */
export function timeShiftOf({ id, timeShift }: ChannelRow, rights: Rights): TimeShift {
  const isAllowed = timeShift !== 'none';
  const needsService = timeShift === 'service';
  const isPurchased =
    isAllowed &&
    rights.to('channel', id) !== undefined &&
    (!needsService || rights.hasService(ARCHIVE_SERVICE));
  return {
    is_pltv_allowed: isAllowed,
    is_pltv_purchased: isPurchased,
    is_catchup_allowed: isAllowed,
    is_catchup_purchased: isPurchased,
    ...(needsService && { tstv_service_id: ARCHIVE_SERVICE }),
    tstv_depth: isAllowed ? ARCHIVE_SECONDS : 0,
    pltv_max_duration: isAllowed ? REWIND_SECONDS : 0,
  };
}
