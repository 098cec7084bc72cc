import type { AdAddresses, Tracked } from '../ad-addresses.ts';
import type { AdRequest } from '../ad-request.schema.ts';
import { cdata, xml } from './xml.ts';

/** Of a linear advertisement, in every version. */
const always = [
  'creativeView',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'rewind',
] as const;

/** What a player is asked to report of a linear advertisement: VAST 2.0 §2.2.1, 3.0 §2.4.1, 4.3 §3.14.1. */
export const trackedEvents: Readonly<Record<AdRequest['vast'], readonly string[]>> = {
  '2': [...always, 'fullscreen', 'expand', 'collapse', 'acceptInvitation', 'close'],
  '3': [
    ...always,
    'fullscreen',
    'exitFullscreen',
    'expand',
    'collapse',
    'acceptInvitationLinear',
    'closeLinear',
    'skip',
  ],
  '4': [
    ...always,
    'loaded',
    'skip',
    'playerExpand',
    'playerCollapse',
    'notUsed',
    'closeLinear',
    'acceptInvitation',
    'adExpand',
    'adCollapse',
    'minimize',
    'otherAdInteraction',
    'interactiveStart',
  ],
};

/** Moments at which it reports a `progress`; VAST 2 knows none. */
export const progressOffsets = ['00:00:03', '50%'] as const;

/** One `Tracking`. */
export const tracking = (
  addresses: AdAddresses,
  event: string,
  tracked: Tracked,
  offset?: string,
): string => xml('Tracking', { event, offset }, cdata(addresses.track(event, tracked)));

/** The `TrackingEvents` of a linear advertisement. */
export function linearTracking(
  version: AdRequest['vast'],
  addresses: AdAddresses,
  tracked: Tracked,
): string {
  const events = trackedEvents[version].map((event) => tracking(addresses, event, tracked));
  const moments = version === '2' ? [] : progressOffsets;
  return xml(
    'TrackingEvents',
    {},
    ...events,
    ...moments.map((offset) =>
      tracking(addresses, 'progress', { ...tracked, detail: offset }, offset),
    ),
  );
}
